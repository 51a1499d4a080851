import { Errors, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Appointment } from '../operations.ts';
import { appointment } from './appointment.fixtures.ts';
import { AppointmentActions } from './appointment-actions.tsx';

const show = (more: Partial<Appointment>) =>
  showAtDesk(<AppointmentActions appointment={{ ...appointment, ...more }} onPropose={() => {}} onEdit={() => {}} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ok = (message: string) => ({ status: 1, message });

describe('completing an appointment', () => {
  it('leads to the till with what is due', () => {
    serveGraphQL({});
    show({});
    expect(screen.getByRole('link', { name: 'Check out, €54.40' }).getAttribute('href')).toBe('/till/41');
  });

  it('can leave the amount unpaid', async () => {
    const requests = serveGraphQL({ desk_complete: () => ok('Completed.') });
    show({});
    await press('Complete, pay later');
    await waitFor(() => expect(sentTo(requests, 'desk_complete')).toEqual([{ id: 41, take: null }]));
  });

  it('needs no till where nothing is due', () => {
    serveGraphQL({});
    show({ due: 0 });
    expect(screen.queryByRole('link', { name: /Check out/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeTruthy();
  });

  it('sends one request however often the button is clicked', async () => {
    const answer = Promise.withResolvers<object>();
    const requests = serveGraphQL({ desk_complete: () => answer.promise });
    show({ due: 0 });
    const button = screen.getByRole('button', { name: 'Complete' });
    await userEvent.click(button);
    await userEvent.click(button);
    answer.resolve(ok('Completed.'));
    await waitFor(() => expect(toasts).toEqual(['success: Completed.']));
    expect(sentTo(requests, 'desk_complete')).toHaveLength(1);
  });

  it('shows why the server refused', async () => {
    serveGraphQL({ desk_complete: () => ({ status: 0, message: 'This appointment is cancelled.' }) });
    show({ due: 0 });
    await press('Complete');
    await waitFor(() => expect(toasts).toEqual(['error: This appointment is cancelled.']));
  });

  it('is reported as failed when the server cannot be reached', async () => {
    serveGraphQL({ desk_complete: () => new Errors('Down.', { code: 'INTERNAL' }) });
    show({ due: 0 });
    await press('Complete');
    await waitFor(() => expect(toasts).toEqual(['error: We couldn’t reach the server. Please try again.']));
  });

  it('leads to the till again for money that was left open, and for receipt and refund', () => {
    serveGraphQL({});
    show({ status: 'Completed', may_complete: false, may_take: true });
    expect(screen.getByRole('link', { name: 'Check out, €54.40' })).toBeTruthy();
    show({ status: 'Completed', may_complete: false, due: 0 });
    expect(screen.getByRole('link', { name: 'Bill, receipt and refund' })).toBeTruthy();
  });
});

describe('cancelling by the shop', () => {
  it('asks for confirmation, with the refunded amount and a message to the guest', async () => {
    const requests = serveGraphQL({ desk_cancel: () => ok('Cancelled.') });
    show({ may_complete: false, may_cancel: true });
    await press('Cancel, refund €13.60');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Our boiler broke.');
    expect(requests).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel, refund €13.60' }));
    await waitFor(() => expect(sentTo(requests, 'desk_cancel')).toEqual([{ id: 41, note: 'Our boiler broke.' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes nothing when it is dismissed with the keyboard', async () => {
    const requests = serveGraphQL({});
    show({ may_complete: false, may_cancel: true });
    await press('Cancel, refund €13.60');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([]);
  });
});
