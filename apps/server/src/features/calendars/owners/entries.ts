import { eventKey, type GuestNames, guestTitle } from '@thyme/domain/calendars';
import type { CalendarEntry } from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import * as store from './entries-store.ts';

export interface KeyedEntry {
  key: string;
  entry: CalendarEntry;
}

/** A person's calendar entries for external calendars, with as much of the guests' names as the owner chose. */
export async function listEntries(
  { db, config }: Services,
  of: store.EntriesOf,
  names: GuestNames,
): Promise<KeyedEntry[]> {
  const shop = await store.findShop(db, of.businessId);
  if (!shop) return [];
  const [appointments, classes, calls] = await Promise.all([
    store.listAppointments(db, of),
    store.listClasses(db, of),
    store.listCalls(db, of),
  ]);
  const url = `${config.businessSiteUrl}/`;
  const entryOf = (
    key: string,
    entry: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'summary' | 'location' | 'status'>,
    stamp: number,
  ): KeyedEntry => ({
    key,
    entry: {
      uid: `${key}@thyme`,
      sequence: Math.floor(stamp),
      stamp: Math.floor(stamp),
      description: '',
      url,
      ...entry,
    },
  });
  const keyed = [
    ...appointments.map(({ id, chairId, chair, startsAt, endsAt, status, updatedAt, ...guest }) => {
      const location = names === 'busy' ? shop.name : `${shop.name}, ${chair}`;
      const shown = status === 'New' || status === 'Reschedule' ? 'TENTATIVE' : 'CONFIRMED';
      const summary = guestTitle(names, guest);
      const key = eventKey(of.businessId, 'appointment', id, chairId);
      return entryOf(key, { startsAt, endsAt, summary, location, status: shown }, updatedAt);
    }),
    ...classes.map(({ id, chairId, chair, startsAt, endsAt, name, seats, taken }) => {
      const location = names === 'busy' ? shop.name : `${shop.name}, ${chair}`;
      const summary = names === 'busy' ? 'Busy' : `${name}, ${taken} of ${seats}`;
      const key = eventKey(of.businessId, 'class', id, chairId);
      return entryOf(key, { startsAt, endsAt, summary, location, status: 'CONFIRMED' }, 0);
    }),
    ...calls.map(({ id, chairId, startsAt, endsAt, updatedAt, firstName, lastName }) => {
      const summary = guestTitle(names, { firstName, lastName, services: 'video call' });
      const key = eventKey(of.businessId, 'call', id, chairId);
      return entryOf(key, { startsAt, endsAt, summary, location: shop.name, status: 'CONFIRMED' }, updatedAt);
    }),
  ];
  return keyed.toSorted((a, b) => a.entry.startsAt - b.entry.startsAt);
}
