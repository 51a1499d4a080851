import { isPolicyCode, type PolicyTerms } from '@thyme/domain/payments';
import { parseDateRange } from '@thyme/domain/time';
import { invalidInput } from '../../../graphql/errors.ts';
import { offsetOf, type PageRequest, type Paginated } from '../../../platform/database/pagination.ts';
import type { Services } from '../../../platform/services.ts';
import { type AppointmentFilter, type AppointmentRow, countOwn, countTabs, findOwn, listOwn } from './store.ts';

export { readAppointmentMoney } from '../../sales/index.ts';
export type { AppointmentRow, DeclinedMove, LineRow, OpenProposal, OptionRow, RoomRow } from './store.ts';

export interface AppointmentQuery {
  type?: string | null;
  keyword?: string | null;
  dateRange?: string | null;
}

export interface AppointmentList extends Paginated<AppointmentRow> {
  userId: number;
  counts: { upcoming: number; past: number };
}

/** A guest's own appointments, without those that wait for a payment. */
export async function listAppointments(
  { db, clock }: Services,
  userId: number,
  query: AppointmentQuery,
  page: PageRequest,
): Promise<AppointmentList> {
  const filter = readFilter(query);
  const now = clock.now();
  const [data, total, counts] = await Promise.all([
    listOwn(db, userId, filter, { now, limit: page.count, offset: offsetOf(page) }),
    countOwn(db, userId, filter, now),
    countTabs(db, userId, now),
  ]);
  return { ...page, data, total, userId, counts };
}

function readFilter({ type, keyword, dateRange }: AppointmentQuery): AppointmentFilter {
  const tab = type === 'upcoming' || type === 'past' ? type : null;
  const range = (dateRange ?? '').trim();
  if (range === '') return { tab, keyword: (keyword ?? '').trim(), dates: null };
  const dates = parseDateRange(range);
  if (!dates.ok) throw invalidInput({ date_range: ['Please select a first and a last day.'] });
  return { tab, keyword: (keyword ?? '').trim(), dates: dates.value };
}

/** Null when it does not exist or belongs to another guest. */
export function findAppointment({ db }: Services, userId: number, id: number): Promise<AppointmentRow | null> {
  return findOwn(db, userId, id);
}

export async function countAppointments({ db, clock }: Services, userId: number): Promise<number> {
  const { upcoming, past } = await countTabs(db, userId, clock.now());
  return upcoming + past;
}

/** The policy that the guest agreed to. */
export function termsOf({ appointment, zone }: Pick<AppointmentRow, 'appointment' | 'zone'>): PolicyTerms {
  return {
    policies: appointment.cancellation.filter(isPolicyCode),
    steps: appointment.cancellationSteps,
    startsAt: appointment.startsAt,
    zone,
  };
}
