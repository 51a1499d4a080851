import type { Span } from '@thyme/domain/availability';
import { addDays, type LocalDate, startOfDay } from '@thyme/domain/time';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, onlyChairOf, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import * as store from './calendar-store.ts';
import type { CallRow, ClassRow, Entry, VisitRow } from './entry.ts';

export const LONGEST_DAYS = 42;

export type ToAnswer = Awaited<ReturnType<typeof store.listToAnswer>>[number];

export interface Calendar {
  membership: Membership;
  from: LocalDate;
  to: LocalDate;
  chairs: Awaited<ReturnType<typeof store.listChairs>>;
  entries: Entry[];
  toAnswer: ToAnswer[];
  hours: Awaited<ReturnType<typeof store.listHours>>;
  shut: Awaited<ReturnType<typeof store.listShutDays>>;
  /** The days, as instants. */
  span: Span;
}

/** Everything in a shop's calendar between two of its days, both included. */
export async function readCalendar(
  services: Services,
  viewer: Viewer,
  { businessId, from, to }: { businessId: number; from: LocalDate; to: LocalDate },
): Promise<Calendar> {
  const membership = await requireMembership(services, viewer, businessId);
  if (to < from || addDays(from, LONGEST_DAYS) < to) {
    throw new PublicError(`Please ask for at most ${LONGEST_DAYS} days.`, 'REFUSED');
  }
  const { db, clock } = services;
  const span = { from: startOfDay(membership.zone, from), to: startOfDay(membership.zone, addDays(to, 1)) };
  const [chairs, appointments, dates, calls, blocks, holds, toAnswer, hours, shut] = await Promise.all([
    store.listChairs(db, businessId),
    store.listAppointmentLines(db, businessId, span),
    store.listClassDates(db, businessId, span),
    store.listCalls(db, businessId, span),
    store.listBlocks(db, businessId, span),
    store.listHolds(db, businessId, span, clock.now()),
    store.listToAnswer(db, { businessId, memberId: membership.memberId }, clock.now()),
    store.listHours(db, businessId),
    store.listShutDays(db, businessId, { from, to }),
  ]);
  const only = onlyChairOf(membership);
  const isSeen = (chairId: number | null) => only === null || chairId === only;
  const entries = entriesOf({ appointments, dates, calls, blocks, holds }).filter(({ chairId }) => isSeen(chairId));
  return { membership, from, to, chairs: chairs.filter(({ id }) => isSeen(id)), entries, toAnswer, hours, shut, span };
}

interface Found {
  appointments: VisitRow[];
  dates: ClassRow[];
  calls: CallRow[];
  blocks: Awaited<ReturnType<typeof store.listBlocks>>;
  holds: Awaited<ReturnType<typeof store.listHolds>>;
}

/** Merges all kinds of entries, ordered by start. */
function entriesOf({ appointments, dates, calls, blocks, holds }: Found): Entry[] {
  const entries: Entry[] = [
    ...appointments.map((appointment) => ({
      kind: 'visit' as const,
      key: `visit-${appointment.lineId}`,
      chairId: appointment.chairId,
      startsAt: appointment.startsAt,
      endsAt: appointment.startsAt + appointment.minutes * 60,
      appointment,
    })),
    ...dates.map((date) => ({ kind: 'class' as const, key: `class-${date.scheduleId}`, ...placeOf(date), date })),
    ...calls.map((call) => ({ kind: 'call' as const, key: `call-${call.roomId}`, ...placeOf(call), call })),
    ...blocks.map(({ blockId, note, ...block }) => ({
      kind: 'block' as const,
      key: `block-${blockId}-${block.chairId}`,
      ...placeOf(block),
      blockId,
      note,
    })),
    ...holds.map(({ holdId, purpose, expiresAt, firstName, service, ...hold }) => ({
      kind: 'hold' as const,
      key: `hold-${holdId}-${hold.chairId}-${hold.startsAt}`,
      ...placeOf(hold),
      purpose,
      expiresAt,
      firstName,
      service,
    })),
  ].sort((a, b) => a.startsAt - b.startsAt);
  return entries;
}

function placeOf({ chairId, startsAt, endsAt }: { chairId: number | null; startsAt: number; endsAt: number }) {
  return { chairId, startsAt, endsAt };
}
