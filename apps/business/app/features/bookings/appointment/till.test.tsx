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
  it.each([
    ['Card reader', 'card'],
    ['Cash', 'cash'],
  ])('takes what is due by %s', async (way, take) => {
    const requests = serveGraphQL({ desk_complete: () => ok('Completed.') });
    show({});
    await userEvent.click(screen.getByRole('radio', { name: way }));
    await press(/€54\.40/);
    await waitFor(() => expect(toasts).toEqual(['success: Completed.']));
    expect(sentTo(requests, 'desk_complete')).toEqual([{ id: 41, take }]);
  });

  it('can leave the money open', async () => {
    const requests = serveGraphQL({ desk_complete: () => ok('Completed.') });
    show({});
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: /€54\.40/ })).toBeNull();
    await press('Complete');
    await waitFor(() => expect(sentTo(requests, 'desk_complete')).toEqual([{ id: 41, take: null }]));
  });

  it('asks for no way to pay where nothing is due', () => {
    serveGraphQL({});
    show({ due: 0 });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a voucher' })).toBeNull();
  });

  it('sends one request however often it is pressed', async () => {
    const answer = Promise.withResolvers<object>();
    const requests = serveGraphQL({ desk_complete: () => answer.promise });
    show({});
    const button = screen.getByRole('button', { name: /€54\.40/ });
    await userEvent.click(button);
    await userEvent.click(button);
    answer.resolve(ok('Completed.'));
    await waitFor(() => expect(toasts).toEqual(['success: Completed.']));
    expect(sentTo(requests, 'desk_complete')).toHaveLength(1);
  });

  it('tells why the server refused', async () => {
    serveGraphQL({ desk_complete: () => ({ status: 0, message: 'This appointment is cancelled.' }) });
    show({});
    await press(/€54\.40/);
    await waitFor(() => expect(toasts).toEqual(['error: This appointment is cancelled.']));
  });
});

describe('money that was left open', () => {
  it('is taken later, in the way that is chosen', async () => {
    const requests = serveGraphQL({ desk_take_payment: () => ok('Taken.') });
    show({ may_complete: false, may_take: true });
    expect(screen.getByText('€54.40 is due')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await press('Take €54.40');
    await waitFor(() => expect(sentTo(requests, 'desk_take_payment')).toEqual([{ id: 41, take: 'cash' }]));
  });

  it('is told as not taken when the server cannot be reached', async () => {
    serveGraphQL({ desk_take_payment: () => new Errors('Down.', { code: 'INTERNAL' }) });
    show({ may_complete: false, may_take: true });
    await press('Take €54.40');
    await waitFor(() => expect(toasts).toEqual(['error: We couldn’t reach the server. Please try again.']));
  });
});

describe('a voucher at the counter', () => {
  it('pays with the code that is typed, and the field goes away', async () => {
    const requests = serveGraphQL({ desk_take_voucher: () => ok('€50.00 taken.') });
    show({});
    await press('Use a voucher');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use it' }).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Voucher code'), 'WILLOW-7{Enter}');
    await waitFor(() => expect(sentTo(requests, 'desk_take_voucher')).toEqual([{ id: 41, code: 'WILLOW-7' }]));
    await waitFor(() => expect(screen.queryByLabelText('Voucher code')).toBeNull());
  });

  it('keeps the code when it is refused, to be put right', async () => {
    serveGraphQL({ desk_take_voucher: () => ({ status: 0, message: 'This voucher has expired.' }) });
    show({});
    await press('Use a voucher');
    await userEvent.type(screen.getByLabelText('Voucher code'), 'OLD');
    await press('Use it');
    await waitFor(() => expect(toasts).toEqual(['error: This voucher has expired.']));
    expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('OLD');
  });
});

describe('cancelling by the shop', () => {
  it('is confirmed first, with the amount that is refunded and a message to the guest', async () => {
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

  it('changes nothing when it is called off with the keyboard', async () => {
    const requests = serveGraphQL({});
    show({ may_complete: false, may_cancel: true });
    await press('Cancel, refund €13.60');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([]);
  });
});
