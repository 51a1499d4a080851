import { wallAt } from '@thyme/domain/time';
import { Errors, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, showAtDesk, TODAY } from '../../lib/desk-page.fixtures.tsx';
import { appointment } from './appointment/appointment.fixtures.ts';
import { at, calendar, entry } from './calendar/calendar.fixtures.ts';
import { FloorCalendar } from './floor-calendar.tsx';

// A wide screen: every chair has a column, and panels open beside the calendar.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
});

/** The calendar with all chairs; the other one is for phones. */
async function grid() {
  const calendars = await screen.findAllByRole('region', { name: 'Calendar' });
  return within(calendars.at(-1) as HTMLElement);
}
const column = async (name: string) => within((await grid()).getByRole('region', { name }));

const niamh = entry({ key: 'n', appt_id: 41, from: at(11), to: at(12) });

const question = {
  appt_id: 41,
  status: 'New',
  starts: wallAt(TODAY, at(11)),
  guest_name: 'Niamh Gallagher',
  is_new_guest: true,
  answered_by_itself_at: null,
  asks_for: null,
  service: 'Cut and blow-dry',
  overlaps: null,
  is_shut: false,
};

describe('the calendar of a day', () => {
  it('has a column for each chair with its entries', async () => {
    serveGraphQL({
      desk_calendar: () =>
        calendar([niamh, entry({ key: 's', chair_id: 2, title: 'Sean Byrne', from: at(9), to: at(10) })]),
    });
    showAtDesk(<FloorCalendar />);
    const bea = await column('Bea, Window chair');
    expect(bea.getByRole('link', { name: /Niamh Gallagher.*Cut and blow-dry/ })).toBeTruthy();
    expect(bea.queryByText('Sean Byrne')).toBeNull();
    expect((await column('Back room')).getByText('Sean Byrne')).toBeTruthy();
    expect(bea.getByText('Lunch')).toBeTruthy();
  });

  it('[CAL-012] turns to the day of an appointment that a link from elsewhere opens', async () => {
    const asked = serveGraphQL({
      desk_calendar: () => calendar([]),
      desk_appointment: () => ({ ...appointment, starts: wallAt('2026-12-03', at(10)) }),
    });
    showAtDesk(<FloorCalendar />, { address: '/?appt=41' });
    await waitFor(() => expect(addressNow()).toBe('/?appt=41&date=2026-12-03'));
    await waitFor(() => expect(sentTo(asked, 'desk_calendar').at(-1)).toMatchObject({ from: '2026-12-03' }));
  });

  it('[CAL-012] stays on the day that a link names', async () => {
    serveGraphQL({
      desk_calendar: () => calendar([]),
      desk_appointment: () => ({ ...appointment, starts: wallAt('2026-12-03', at(10)) }),
    });
    showAtDesk(<FloorCalendar />, { address: `/?appt=41&date=${TODAY}` });
    await screen.findAllByText('Niamh Gallagher');
    expect(addressNow()).toBe(`/?appt=41&date=${TODAY}`);
  });

  it('offers free times, but not in the past', async () => {
    serveGraphQL({ desk_calendar: () => calendar([niamh]) });
    showAtDesk(<FloorCalendar />);
    const free = (await column('Bea, Window chair'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(free).toEqual([
      'New booking, Bea, Window chair, free from 10:00 am to 11:00 am',
      'New booking, Bea, Window chair, free from 12:00 pm to 1:00 pm',
      'New booking, Bea, Window chair, free from 2:00 pm to 5:00 pm',
    ]);
  });

  it('starts a booking at the beginning of a free time with the keyboard', async () => {
    serveGraphQL({ desk_calendar: () => calendar([niamh]), desk_menu: () => [] });
    showAtDesk(<FloorCalendar />);
    const free = (await column('Bea, Window chair')).getByRole('button', { name: /free from 2:00 pm/ });
    // Scrolled up: a key press has no position, so none may be computed from it.
    free.getBoundingClientRect = () => ({ top: -200 }) as DOMRect;
    free.focus();
    await userEvent.keyboard('{Enter}');
    expect(addressNow()).toBe(`/?new=1&at=${wallAt(TODAY, at(14))}&on=1`);
  });

  it('starts a booking where the free time is clicked, to the quarter of an hour', async () => {
    serveGraphQL({ desk_calendar: () => calendar([]), desk_menu: () => [] });
    showAtDesk(<FloorCalendar />);
    const free = (await column('Back room')).getByRole('button', { name: /free from 10:00 am to 5:00 pm/ });
    free.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    // 1.4 pixels a minute: 110 minutes after 10 am.
    await userEvent.pointer({ keys: '[MouseLeft]', target: free, coords: { clientY: 100 + 110 * 1.4 } });
    expect(addressNow()).toBe(`/?new=1&at=${wallAt(TODAY, at(11, 45))}&on=2`);
  });

  it('names the time under the pointer', async () => {
    serveGraphQL({ desk_calendar: () => calendar([]), desk_menu: () => [] });
    showAtDesk(<FloorCalendar />);
    const free = (await column('Back room')).getByRole('button', { name: /free from 10:00 am to 5:00 pm/ });
    free.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    await userEvent.pointer({ target: free, coords: { clientY: 100 + 110 * 1.4 } });
    expect(free.textContent?.trim()).toBe('11:45 am');
    expect(free.getAttribute('aria-label')).toBe('New booking, Back room, 11:45 am, free from 10:00 am to 5:00 pm');
  });

  it('shows appointments that overlap side by side', async () => {
    const second = entry({ key: 'o', title: 'Orla Fennell', from: at(11, 30), to: at(12, 30) });
    serveGraphQL({ desk_calendar: () => calendar([niamh, second]) });
    showAtDesk(<FloorCalendar />);
    const places = (await column('Bea, Window chair'))
      .getAllByRole('listitem')
      .map(({ style }) => [style.left, style.width]);
    expect(places).toEqual([
      ['0%', '50%'],
      ['50%', '50%'],
    ]);
  });

  it('[CAL-007] says why a day is closed, offers no time on it, and leads to the next open one', async () => {
    const shut = [{ date: TODAY, kind: 'closed', reason: 'Stocktaking' }];
    serveGraphQL({ desk_calendar: () => calendar([], { shut }) });
    showAtDesk(<FloorCalendar />);
    expect(await screen.findByRole('heading', { name: 'Closed: Stocktaking' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /free from/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to Wednesday 17 June' }));
    expect(addressNow()).toBe('/?date=2026-06-17');
  });

  it('opens an appointment beside it and marks it as the open one', async () => {
    serveGraphQL({
      desk_calendar: () => calendar([niamh]),
      desk_appointment: () => new Errors('This appointment does not exist.'),
    });
    showAtDesk(<FloorCalendar />);
    await userEvent.click((await column('Bea, Window chair')).getByRole('link', { name: /Niamh/ }));
    expect(addressNow()).toBe('/?appt=41');
    expect(await screen.findByText('We couldn’t load this appointment')).toBeTruthy();
    expect((await grid()).getByRole('link', { name: /Niamh/ }).getAttribute('aria-current')).toBe('true');
  });
});

describe('moving through the calendar', () => {
  it('loads the next day, and returns to today', async () => {
    const requests = serveGraphQL({
      desk_calendar: ({ from, to }) => calendar([], { from: String(from), to: String(to) }),
    });
    showAtDesk(<FloorCalendar />);
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByRole('heading', { name: /Wednesday 17 June/ })).toBeTruthy();
    await waitFor(() =>
      expect(sentTo(requests, 'desk_calendar').at(-1)).toMatchObject({ from: '2026-06-17', to: '2026-06-17' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(addressNow()).toBe('/');
  });

  it('shows a week by days, without closed weekdays', async () => {
    serveGraphQL({
      desk_calendar: ({ from, to }) =>
        calendar([niamh, entry({ key: 'w', date: '2026-06-17', title: 'Sean Byrne', from: at(9), to: at(10) })], {
          from: String(from),
          to: String(to),
        }),
    });
    showAtDesk(<FloorCalendar />, { address: '/?view=week' });
    const days = (await grid()).getAllByRole('region').map((day) => day.getAttribute('aria-label'));
    expect(days).toEqual(['Tue 16 Jun', 'Wed 17 Jun']);
    expect((await column('Wed 17 Jun')).getByText('Sean Byrne')).toBeTruthy();
  });
});

describe('the calendar and the server', () => {
  it('shows that it is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    serveGraphQL({ desk_calendar: () => promise });
    showAtDesk(<FloorCalendar />);
    expect(screen.getByText('Loading the calendar')).toBeTruthy();
    resolve(calendar([niamh]));
    expect(await grid()).toBeTruthy();
    expect(screen.queryByText('Loading the calendar')).toBeNull();
  });

  it('can be retried after a failure', async () => {
    let isBroken = true;
    serveGraphQL({ desk_calendar: () => (isBroken ? new Errors('Down.', { code: 'INTERNAL' }) : calendar([niamh])) });
    showAtDesk(<FloorCalendar />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    expect((await column('Bea, Window chair')).getByText('Niamh Gallagher')).toBeTruthy();
  });

  it('accepts a pending booking, shows the outcome, and refetches', async () => {
    let isOpen = true;
    const requests = serveGraphQL({
      desk_calendar: () => calendar([niamh], { to_answer: isOpen ? [question] : [] }),
      desk_accept: () => {
        isOpen = false;
        return { status: 1, message: 'The booking is confirmed.' };
      },
    });
    showAtDesk(<FloorCalendar />);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Niamh Gallagher' }));
    expect(await screen.findByText('All done. There’s nothing waiting for you.')).toBeTruthy();
    expect(sentTo(requests, 'desk_accept')).toEqual([{ id: 41 }]);
    expect(toasts).toEqual(['success: The booking is confirmed.']);
  });

  it('shows a refusal of the server, and refetches', async () => {
    const requests = serveGraphQL({
      desk_calendar: () => calendar([niamh], { to_answer: [question] }),
      desk_accept: () => ({ status: 0, message: 'This booking was cancelled.' }),
    });
    showAtDesk(<FloorCalendar />);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Niamh Gallagher' }));
    await waitFor(() => expect(toasts).toEqual(['error: This booking was cancelled.']));
    await waitFor(() => expect(sentTo(requests, 'desk_calendar')).toHaveLength(2));
  });
});
