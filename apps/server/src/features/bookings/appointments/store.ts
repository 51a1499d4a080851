import {
  appointmentLines,
  appointments,
  businesses,
  chairs,
  occupancies,
  rescheduleOptions,
  rescheduleProposals,
  reviews,
  sales,
  seatClaims,
  servicePricings,
  serviceSchedules,
  services,
  videoRooms,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import type { DateRange, Instant } from '@thyme/domain/time';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Unpaid or never paid: hidden from both guest and shop. */
export const HIDDEN = ['Held', 'Lapsed'] as const;
const COMING = ['New', 'Reschedule', 'Accept'] as const;

export interface AppointmentFilter {
  tab: 'upcoming' | 'past' | null;
  keyword: string;
  dates: DateRange | null;
}

const isComing = (now: number) =>
  and(inArray(appointments.status, [...COMING]), sql`${appointments.endsAt} > to_timestamp(${now})`);
const isVisible = (userId: number) =>
  and(eq(appointments.userId, userId), notInArray(appointments.status, [...HIDDEN]));
const isPast = (now: number) => sql`not (${isComing(now)})`;

const columns = {
  appointment: appointments,
  zone: businesses.zone,
  guestMoves: businesses.guestMoves,
  paymentStatus: sales.paymentStatus,
};

export type AppointmentRow = Awaited<ReturnType<typeof findOwn>> & object;

export const select = (db: Db) =>
  db
    .select(columns)
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .leftJoin(sales, and(eq(sales.businessId, appointments.businessId), eq(sales.id, appointments.saleId)));

export async function findOwn(db: Db, userId: number, id: number) {
  const [row] = await select(db).where(and(isVisible(userId), eq(appointments.id, id)));
  return row ?? null;
}

/** Upcoming ones in order of time, past ones latest first. */
export function listOwn(
  db: Db,
  userId: number,
  filter: AppointmentFilter,
  page: { now: number; limit: number; offset: number },
): Promise<AppointmentRow[]> {
  const order = filter.tab === 'upcoming' ? asc : desc;
  return select(db)
    .where(matching(db, userId, filter, page.now))
    .orderBy(order(appointments.startsAt), order(appointments.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Upcoming appointments that overlap a span. */
export function listComing(
  db: Db,
  userId: number,
  { from, to }: Span,
  { now, limit }: { now: number; limit: number },
): Promise<AppointmentRow[]> {
  return select(db)
    .where(and(isVisible(userId), isComing(now), lt(appointments.startsAt, to), gt(appointments.endsAt, from)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

export async function countOwn(db: Db, userId: number, filter: AppointmentFilter, now: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(matching(db, userId, filter, now));
  return row?.total ?? 0;
}

export async function countTabs(db: Db, userId: number, now: number): Promise<{ upcoming: number; past: number }> {
  const [row] = await db
    .select({
      upcoming: sql<number>`count(*) filter (where ${isComing(now)})::int`,
      past: sql<number>`count(*) filter (where ${isPast(now)})::int`,
    })
    .from(appointments)
    .where(isVisible(userId));
  return row ?? { upcoming: 0, past: 0 };
}

function matching(db: Db, userId: number, { tab, keyword, dates }: AppointmentFilter, now: number): SQL | undefined {
  const tabs = { upcoming: isComing(now), past: isPast(now) };
  return and(
    isVisible(userId),
    tab === null ? undefined : tabs[tab],
    keyword === '' ? undefined : mentions(db, keyword),
    dates === null
      ? undefined
      : sql`(${appointments.startsAt} at time zone ${businesses.zone})::date between ${dates.from}::date and ${dates.to}::date`,
  );
}

/** Matches the shop's name or a service's, ignoring accents and case. */
function mentions(db: Db, keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const line = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
        sql`fold_text(${appointmentLines.serviceName}) like fold_text(${pattern})`,
      ),
    );
  return or(sql`${businesses.nameFolded} like fold_text(${pattern})`, exists(line));
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

export function listLines(db: Db, appointmentIds: readonly number[]) {
  return db
    .select({
      line: appointmentLines,
      chairName: chairs.name,
      person: chairs.person,
      serviceId: servicePricings.serviceId,
      isSold: sql<boolean>`${servicePricings.active} and ${services.active}`,
      zone: businesses.zone,
    })
    .from(appointmentLines)
    .innerJoin(businesses, eq(businesses.id, appointmentLines.businessId))
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
      ),
    )
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(inArray(appointmentLines.appointmentId, [...appointmentIds]))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/** The booked dates of classes and courses, in order. */
export function listDates(db: Db, appointmentIds: readonly number[]) {
  return db
    .select({
      appointmentId: appointmentLines.appointmentId,
      startsAt: serviceSchedules.startsAt,
      endsAt: serviceSchedules.endsAt,
    })
    .from(appointmentLines)
    .innerJoin(
      seatClaims,
      and(eq(seatClaims.businessId, appointmentLines.businessId), eq(seatClaims.lineId, appointmentLines.id)),
    )
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(inArray(appointmentLines.appointmentId, [...appointmentIds]))
    .orderBy(asc(serviceSchedules.startsAt));
}

export type RoomRow = typeof videoRooms.$inferSelect & { person: string | null };

/** The newest video room of each appointment, including ended ones, with who takes the call. */
export function listRooms(db: Db, appointmentIds: readonly number[]): Promise<RoomRow[]> {
  return db
    .select({ ...getTableColumns(videoRooms), person: chairs.person })
    .from(videoRooms)
    .leftJoin(
      occupancies,
      and(eq(occupancies.businessId, videoRooms.businessId), eq(occupancies.roomId, videoRooms.id)),
    )
    .leftJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .where(inArray(videoRooms.appointmentId, [...appointmentIds]))
    .orderBy(sql`${videoRooms.endedAt} is not null`, desc(videoRooms.createdAt));
}

export function listReviews(db: Db, appointmentIds: readonly number[]) {
  return db
    .select({
      appointmentId: reviews.appointmentId,
      rating: reviews.rating,
      comment: reviews.comment,
      reply: reviews.reply,
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
    })
    .from(reviews)
    .where(inArray(reviews.appointmentId, [...appointmentIds]));
}

type ProposalRow = typeof rescheduleProposals.$inferSelect;
export type OptionRow = typeof rescheduleOptions.$inferSelect;

export interface OpenProposal {
  proposal: ProposalRow;
  options: OptionRow[];
  zone: string;
}

export interface DeclinedMove {
  appointmentId: number;
  /** The time that the guest requested. */
  startsAt: Instant;
  note: string;
  decidedAt: Instant;
}

/** The guest's last request for another time, if it was declined and nothing was proposed since. */
export async function listDeclinedMoves(db: Db, appointmentIds: readonly number[]): Promise<DeclinedMove[]> {
  const rows = await db
    .selectDistinctOn([rescheduleProposals.appointmentId], {
      proposal: rescheduleProposals,
      startsAt: rescheduleOptions.startsAt,
    })
    .from(rescheduleProposals)
    .innerJoin(
      rescheduleOptions,
      and(
        eq(rescheduleOptions.businessId, rescheduleProposals.businessId),
        eq(rescheduleOptions.proposalId, rescheduleProposals.id),
      ),
    )
    .where(inArray(rescheduleProposals.appointmentId, [...appointmentIds]))
    .orderBy(asc(rescheduleProposals.appointmentId), desc(rescheduleProposals.id), asc(rescheduleOptions.position));
  return rows.flatMap(({ proposal: { appointmentId, decidedAt, decisionNote, ...last }, startsAt }) => {
    // The system withdraws a request whose time was sold before it could be accepted.
    const isDeclined = last.status === 'declined' || (last.status === 'withdrawn' && last.decidedBy === 'system');
    if (last.proposedBy !== 'guest' || !isDeclined || decidedAt === null) return [];
    return [{ appointmentId, startsAt, note: decisionNote, decidedAt }];
  });
}

export async function listOpenProposals(db: Db, appointmentIds: readonly number[]): Promise<OpenProposal[]> {
  const rows = await db
    .select({ proposal: rescheduleProposals, option: rescheduleOptions, zone: businesses.zone })
    .from(rescheduleProposals)
    .innerJoin(businesses, eq(businesses.id, rescheduleProposals.businessId))
    .innerJoin(
      rescheduleOptions,
      and(
        eq(rescheduleOptions.businessId, rescheduleProposals.businessId),
        eq(rescheduleOptions.proposalId, rescheduleProposals.id),
      ),
    )
    .where(
      and(
        inArray(rescheduleProposals.appointmentId, [...appointmentIds]),
        eq(rescheduleProposals.status, 'open'),
        isNull(rescheduleProposals.decidedAt),
      ),
    )
    .orderBy(asc(rescheduleOptions.position));
  const grouped = Map.groupBy(rows, (row) => row.proposal.id);
  return [...grouped.values()].flatMap(([first, ...rest]) =>
    first ? [{ proposal: first.proposal, zone: first.zone, options: [first, ...rest].map((row) => row.option) }] : [],
  );
}
