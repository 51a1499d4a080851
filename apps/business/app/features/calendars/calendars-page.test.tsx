import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { addressNow, NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { CalendarsPage } from './calendars-page.tsx';

const source = (more: object = {}) => ({
  id: 4,
  person_id: 1,
  person: 'Tom',
  kind: 'google',
  name: 'Google',
  account: 'tom@mail.example',
  enabled: true,
  writes_out: true,
  checked_at: NOW - 120,
  was_read: true,
  problem: null,
  ...more,
});
const page = (more: object = {}) => ({
  desk_calendars: () => ({
    guest_names: 'short',
    google_offered: true,
    feeds: [
      { person_id: null, name: 'Everyone', portrait: null, url: null, webcal_url: null },
      {
        person_id: 1,
        name: 'Tom',
        portrait: null,
        url: 'https://thyme.example/calendar/desk/x.ics',
        webcal_url: 'webcal:x',
      },
    ],
    sources: [source()],
    conflicts: [],
    ...more,
  }),
});
const done = { status: 1, message: 'Done.', id: 4, conflicts: [] };
const show = (role = 'owner') => showAtDesk(<CalendarsPage head={<h1>Calendars</h1>} />, { role });

describe('calendars', () => {
  it('[SYNC-013] each shows whose it is and when it was read, or what is wrong and what to do', async () => {
    const problem = 'This link no longer works. Please copy it again from the calendar.';
    serveGraphQL(page({ sources: [source(), source({ id: 5, name: 'iCloud', problem })] }));
    show();
    const list = within(await screen.findByRole('region', { name: 'Busy times in' }));
    expect(list.getAllByText(/tom@mail.example, read 2 minutes ago/)).toHaveLength(2);
    expect(list.getByText(problem)).toBeTruthy();
    expect(list.getByRole('switch', { name: 'Google, Tom' }).getAttribute('aria-checked')).toBe('true');
  });

  it('[SYNC-013] a clashing appointment links to its place in the calendar', async () => {
    const starts = Date.UTC(2026, 5, 18, 13) / 1000;
    const clash = { appt_id: 9, person: 'Tom', calendar: 'Google', guest_name: 'Bea Tully', services: 'Cut', starts };
    serveGraphQL(page({ conflicts: [{ ...clash, busy_from: starts, busy_to: starts + 3_600 }] }));
    show();
    await userEvent.click(await screen.findByRole('link', { name: /Bea Tully, Thu 18 Jun, 1:00 pm/ }));
    expect(addressNow()).toBe('/?date=2026-06-18&appt=9');
  });

  it('a calendar is added with its person and link, and the dialog closes', async () => {
    const sent = serveGraphQL({
      ...page(),
      desk_add_calendar: () => done,
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Any other' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await userEvent.type(dialog.getByLabelText('Calendar link'), 'webcal://calendar.example/x.ics');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_add_calendar')).toMatchObject([
        { person: 1, kind: 'ics', address: 'webcal://calendar.example/x.ics' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('switching off, removing and resetting links ask for confirmation', async () => {
    const sent = serveGraphQL({
      ...page(),
      desk_switch_calendar: () => done,
      desk_remove_calendar: () => done,
      desk_reset_calendar_links: () => done,
      desk_save_calendar_names: () => done,
    });
    show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Google, Tom' }));
    await waitFor(() => expect(sentTo(sent, 'desk_switch_calendar')).toMatchObject([{ id: 4, enabled: false }]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Google, Tom' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sentTo(sent, 'desk_remove_calendar')).toMatchObject([{ id: 4 }]));
    // While a dialog is open, the page behind it has no roles.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Busy' }));
    await waitFor(() => expect(sentTo(sent, 'desk_save_calendar_names')).toMatchObject([{ names: 'busy' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Reset all links' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentTo(sent, 'desk_reset_calendar_links')).toHaveLength(1));
  });

  it('staff without a column read how to get one', async () => {
    serveGraphQL(page({ feeds: [], sources: [] }));
    show('staff');
    expect(await screen.findByRole('heading', { name: 'You don’t have a column yet' })).toBeTruthy();
  });
});
