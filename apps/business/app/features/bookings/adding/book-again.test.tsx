import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { calendar } from '../calendar/calendar.fixtures.ts';
import { NewPanel } from './new-panel.tsx';

const service = (id: number, name: string, price: number) => ({
  id,
  name,
  active: true,
  kind: 'service',
  single_visits: false,
  chair_ids: [],
  pricings: [{ id: id + 10, label: '', price, special_price: 0, duration: 45, own: [] as object[] }],
});
const cut = service(1, 'Cut', 40);
cut.pricings[0]?.own.push({ chair_id: 1, price: 48, duration: 60 });
const line = (id: number, pricing: number) => ({
  ...{ id, service_pricing_id: pricing, service: 'Cut', starts: NOW, minutes: 45, chair_id: 1, list_price: null },
  ...{ chair: 'Window chair', person: 'Bea', price: 40, special_price: 0, is_group: false },
});
const una = { id: 7, first_name: 'Una', last_name: 'Daly', completed: 2, next: null, is_blocked: false };
const time = wallAt(TODAY, 11 * 60);

function show(more: object = {}) {
  const lines = [line(1, 11), line(2, 12), line(3, 99)];
  const requests = serveGraphQL({
    desk_appointment: () => ({ ...appointment, lines, ...more }),
    desk_menu: () => [{ id: 1, name: 'Hair', services: [cut, service(2, 'Toner', 20)] }],
    desk_guests: () => ({ guests: [una] }),
    desk_free_times: () => ({ time_slots: [{ s_time: time, seats_left: null }], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [77], alternatives: [], clashes: [] }),
  });
  const booked: number[] = [];
  showAtDesk(
    <NewPanel
      place={{ date: TODAY, at: null, chairId: null }}
      chairs={calendar([]).chairs}
      guestId={null}
      againId={41}
      onClose={() => {}}
      onBooked={(id) => booked.push(id)}
      onBlocked={() => {}}
    />,
  );
  return { requests, booked };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('booking an appointment again', () => {
  it('[DAY-053] copies its guest, person and the services still on offer, at their prices; only the time is asked', async () => {
    const { requests, booked } = show();
    expect((await part('Who’s it for?')).getByText('Niamh Gallagher')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bea' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a time' }).disabled).toBe(true);
    expect(screen.getByText('€68.00')).toBeTruthy();
    await press('11:00 am');
    await press(/^Book Tue 16 Jun/);
    await waitFor(() => expect(booked).toEqual([77]));
    expect(sentTo(requests, 'desk_book')).toMatchObject([
      { guestId: 11, guest: null, chair: 1, services: [{ service_pricing_id: 11 }, { service_pricing_id: 12 }] },
    ]);
  });

  it('[DAY-053] can be copied for somebody else', async () => {
    const { requests, booked } = show();
    await userEvent.click((await part('Who’s it for?')).getByRole('button', { name: 'Change' }));
    await press(/Una Daly/);
    await press('11:00 am');
    await press(/^Book Tue 16 Jun/);
    await waitFor(() => expect(booked).toEqual([77]));
    expect(sentTo(requests, 'desk_book')).toMatchObject([{ guestId: 7, chair: 1 }]);
  });

  it('[DAY-053] asks who it was after a walk-in without a name', async () => {
    show({ is_nameless: true });
    expect((await part('Who’s it for?')).queryByText('Niamh Gallagher')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Choose a guest' })).toBeTruthy();
  });
});
