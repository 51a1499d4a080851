import { holidayDays, isAllowed } from '@thyme/domain/people';
import { addDays, dateAt, type LocalDate, startOfDay } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findChair, listDays, listHours, updateChair, worksBy } from '../../availability/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import * as store from './store.ts';

export interface Holidays {
  year: number;
  /** Days a year; null if the shop does not count them. */
  allowance: number | null;
  taken: number;
  /** From today on. */
  planned: number;
}

const PERSON_GONE = 'This person could not be found.';

/** Holidays of a person in the present calendar year, in working days of their rota as it is now. Staff see their own. */
export async function readHolidays(
  services: Services,
  viewer: Viewer,
  { businessId, chairId }: { businessId: number; chairId: number },
): Promise<Holidays | null> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, businessId);
  if (!isAllowed(membership, 'manager') && chairId !== membership.ownChairId) return null;
  const person = await findChair(db, businessId, chairId);
  if (!person) return null;
  const { zone } = membership;
  const today = dateAt(zone, clock.now());
  const year = Number(today.slice(0, 4));
  const first: LocalDate = `${year}-01-01`;
  const [holidays, hours, closed] = await Promise.all([
    store.listHolidays(db, { businessId, chairId, from: startOfDay(zone, first) }),
    listHours(db, businessId),
    listDays(db, businessId, 'closed', first),
  ]);
  const onDay = worksBy(hours, chairId);
  const shut = new Set(closed.map(({ date }) => date));
  const spans = holidays.map(({ startsAt, endsAt }) => ({
    from: dateAt(zone, startsAt),
    to: addDays(dateAt(zone, endsAt), -1),
  }));
  const used = holidayDays(spans, year, (date) => !shut.has(date) && onDay(date).some(({ from, to }) => from < to));
  const taken = used.filter((date) => date < today).length;
  return { year, allowance: person.holidayDays, taken, planned: used.length - taken };
}

/** Sets how many days of holiday a person has in a year; null no longer counts them. */
export function saveHolidayDays(
  services: Services,
  viewer: Viewer,
  { businessId, chairId, days }: { businessId: number; chairId: number; days: number | null },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-holiday-days', subject: 'person' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const person = await findChair(tx.db, businessId, chairId);
    if (!person) throw new Refused(PERSON_GONE);
    await updateChair(tx.db, businessId, chairId, { holidayDays: days });
    return { id: chairId, message: 'Saved.', changes: { name: person.person ?? person.name, days } };
  });
}
