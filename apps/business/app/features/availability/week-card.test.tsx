import { Errors, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { HoursPage } from './hours-page.tsx';
import type { Opening } from './operations.ts';
import { WeekCard } from './week-card.tsx';

const MONDAY = 1;
const TUESDAY = 2;

/** Open on Monday with a break, and on Tuesday; Bea follows the shop's hours, Cian has his own. */
const opening: Opening = {
  slot_duration: 15,
  buffer_minutes: 0,
  chairs: [
    { id: 1, name: 'Window chair', person: 'Bea', active: true },
    { id: 2, name: 'Back room', person: 'Cian', active: true },
  ],
  hours: [
    { chair_id: null, weekday: MONDAY, from: 540, to: 780, week: null, date: null },
    { chair_id: null, weekday: MONDAY, from: 825, to: 1020, week: null, date: null },
    { chair_id: null, weekday: TUESDAY, from: 600, to: 1080, week: null, date: null },
    { chair_id: 2, weekday: TUESDAY, from: 720, to: 960, week: null, date: null },
  ],
  closed_days: [],
  blocked_days: [],
  exceptions: [],
};
const done = { status: 1, message: 'Your hours are saved.', id: null, conflicts: [] };

const show = () => showAtDesk(<HoursPage head={(actions) => <header>{actions}</header>} />);
/** Renders only the card: queries by role are slow on the whole page. */
const showWeek = () => showAtDesk(<WeekCard opening={opening} chairId={null} onDirty={() => {}} />);
const week = async () => within(await screen.findByRole('region', { name: 'Every week' }));
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = (label: string) => time(label).value;
function write(label: string, value: string) {
  fireEvent.change(time(label), { target: { value } });
  fireEvent.blur(time(label));
}
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the week' });

describe('the usual week', () => {
  it('shows the hours and the break of each day, and which days are closed', async () => {
    serveGraphQL({});
    showWeek();
    const days = await week();
    expect(days.getAllByRole('listitem').map((day) => day.textContent?.split('Open on')[0])).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    expect(['Monday from', 'Monday to', 'Monday break from', 'Monday break to'].map(shown)).toEqual([
      '9:00 am',
      '5:00 pm',
      '1:00 pm',
      '1:45 pm',
    ]);
    expect(screen.getByRole('switch', { name: 'Open on Wednesday' }).getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByLabelText('Wednesday from')).toBeNull();
  });

  it('sends every open stretch of the week when a day is opened and a break removed', async () => {
    const requests = serveGraphQL({ desk_save_hours: () => done });
    showWeek();
    await week();
    expect(saveButton().disabled).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name: 'Open on Wednesday' }));
    write('Wednesday to', '4:00 pm');
    await userEvent.click(screen.getByRole('button', { name: 'No break on Monday' }));
    await userEvent.click(saveButton());
    await waitFor(() => expect(toasts).toEqual(['success: Your hours are saved.']));
    expect(sentTo(requests, 'desk_save_hours')).toEqual([
      {
        business: 7,
        chair: null,
        decisions: [],
        hours: [
          { weekday: MONDAY, from: 540, to: 1020 },
          { weekday: TUESDAY, from: 600, to: 1080 },
          { weekday: 3, from: 540, to: 960 },
        ],
      },
    ]);
  });

  it('can be changed with the keyboard alone', async () => {
    serveGraphQL({});
    showWeek();
    await week();
    screen.getByRole('switch', { name: 'Open on Tuesday' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByLabelText('Tuesday from')).toBeNull();
    expect(saveButton().disabled).toBe(false);
  });

  it.each([
    ['Tuesday to', '9:00 am', 'The closing time must be after the opening time.'],
    ['Monday break to', '6:00 pm', 'The break must be within opening hours.'],
  ])('cannot be saved with %s at %s', async (label, wrong, message) => {
    const requests = serveGraphQL({});
    showWeek();
    await week();
    write(label, wrong);
    expect(screen.getByText(message)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    expect(sentTo(requests, 'desk_save_hours')).toEqual([]);
  });

  it('goes back to what is stored with Undo', async () => {
    serveGraphQL({});
    showWeek();
    await week();
    write('Tuesday from', '7:00 am');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown('Tuesday from')).toBe('10:00 am');
    expect(saveButton().disabled).toBe(true);
  });
});

describe('the week of one person', () => {
  const choose = async (name: string) => {
    await week();
    await userEvent.click(screen.getByRole('radio', { name }));
  };

  it('is the shop’s until it is changed', async () => {
    const requests = serveGraphQL({ desk_shop: () => opening, desk_save_hours: () => done });
    show();
    await choose('Bea');
    expect((await week()).getByText(/Uses the shop’s hours/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Open on Monday' }));
    await userEvent.click(saveButton());
    await waitFor(() => expect(sentTo(requests, 'desk_save_hours')).toHaveLength(1));
    expect(sentTo(requests, 'desk_save_hours')[0]).toMatchObject({
      chair: 1,
      hours: [{ weekday: TUESDAY, from: 600, to: 1080 }],
    });
  });

  it('can go back to the shop’s hours', async () => {
    const requests = serveGraphQL({ desk_shop: () => opening, desk_save_hours: () => done });
    show();
    await choose('Cian');
    expect(shown('Tuesday from')).toBe('12:00 pm');
    await userEvent.click(screen.getByRole('button', { name: 'Use the shop’s hours' }));
    await waitFor(() => expect(sentTo(requests, 'desk_save_hours')[0]).toMatchObject({ chair: 2, hours: [] }));
  });
});

describe('hours and the server', () => {
  const clash = {
    appt_id: 41,
    guest_name: 'Niamh Gallagher',
    services: ['Cut'],
    starts: Date.UTC(2026, 5, 23, 17) / 1000,
    reason: 'outside-hours',
    choices: ['keep', 'propose', 'cancel'],
    is_class: false,
    group_times: [],
    nearest_times: [],
  };

  it('asks what happens to appointments outside the new hours, and changes nothing without a decision', async () => {
    const requests = serveGraphQL({
      desk_shop: () => opening,
      desk_save_hours: () => ({ status: 0, message: 'Decide first.', id: null, conflicts: [clash] }),
    });
    show();
    await week();
    write('Tuesday to', '4:00 pm');
    await userEvent.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'One appointment clashes with this' }));
    expect(dialog.getByText(/Niamh Gallagher/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(requests, 'desk_save_hours')).toHaveLength(1);
    expect(shown('Tuesday to')).toBe('4:00 pm');
  });

  it('shows a failure and keeps what was chosen', async () => {
    serveGraphQL({ desk_shop: () => opening, desk_save_hours: () => new Errors('Down.', { code: 'INTERNAL' }) });
    show();
    await week();
    write('Tuesday to', '4:00 pm');
    await userEvent.click(saveButton());
    await waitFor(() => expect(toasts).toEqual(['error: We couldn’t reach the server. Please try again.']));
    expect(shown('Tuesday to')).toBe('4:00 pm');
    expect(saveButton().disabled).toBe(false);
  });

  it('can be loaded again after a failure', async () => {
    let isBroken = true;
    serveGraphQL({ desk_shop: () => (isBroken ? new Errors('Down.') : opening) });
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    expect(await week()).toBeTruthy();
  });
});
