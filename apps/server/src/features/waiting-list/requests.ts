import { type ClassSession, courseState } from '@thyme/domain/availability';
import { addDays, dateAt, formatDay, type LocalDate, type WallSeconds, wallAt } from '@thyme/domain/time';
import { type DateScope, scopeRange } from '@thyme/domain/waiting-list';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { announceDesk } from '../../realtime/desk-events.ts';
import { readStall, type Shop } from '../availability/index.ts';
import { BLOCKED_GUEST } from '../bookings/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { declineOpenOffer } from './answer-offer.ts';
import { joinForCall, MANY_LISTS, MAX_OPEN } from './calls/join-for-call.ts';
import { type JoinAnswer, no, placeInLine } from './join-answer.ts';
import {
  countOpen,
  findSame,
  insertRequest,
  listOfGuest,
  lockOwnRequest,
  positionOf,
  type RequestRow,
  reopenRequests,
  setRequestStatus,
} from './store.ts';

export interface JoinRequest {
  businessId: number;
  pricingId: number;
  date: LocalDate;
  scope: DateScope;
  /** Sent by clients; only the guest's own id is accepted. */
  guestId: number | null;
  /** The appointment before which a call is wanted; null for the time itself. */
  callBefore: WallSeconds | null;
}

const COURSE_CLOSED = 'Enrolment for this course has closed.';

/** Why a day has no waiting list. */
function dayProblem(shop: Shop, { date, scope }: JoinRequest, now: number): string | null {
  const today = dateAt(shop.zone, now);
  const { to } = scopeRange(scope, date);
  if (date < today) return 'This day has passed. Please select another day.';
  if (date > addDays(today, shop.horizonDays)) return 'The business does not take bookings that far ahead yet.';
  const isShut = scope === 'this_date' && shop.calendar.closedDates.includes(date);
  if (isShut) return 'The business is closed on this day. Please select another day.';
  return to < today ? 'This day has passed. Please select another day.' : null;
}

interface CourseWish {
  date: LocalDate;
  scope: 'this_date';
  problem: string | null;
}

/** A course is joined on all of its dates, so it is waited for under its first. */
function courseWish(shop: Shop, { sessions }: { sessions: readonly ClassSession[] }, now: number): CourseWish {
  const state = courseState({ shop: shop.calendar, sessions, now });
  const problem = { full: null, open: 'This course has a place left. You can book it now.', closed: COURSE_CLOSED };
  const first = Math.min(...sessions.map(({ start }) => start));
  const date = dateAt(shop.zone, Number.isFinite(first) ? first : now);
  return { date, scope: 'this_date', problem: problem[state] };
}

/** Adds a guest to the list for a day, its week or its month. A repeated request changes nothing. */
export async function joinWaitingList(services: Services, userId: number, wish: JoinRequest): Promise<JoinAnswer> {
  const { db, clock } = services;
  const { businessId, pricingId } = wish;
  if (wish.guestId !== null && wish.guestId !== userId) return no('You can join the list for yourself only.');
  const stall = await readStall(db, businessId, [pricingId]);
  if (!stall) return no('This shop was not found.');
  const { shop } = stall;
  if ((await readGuestStatus(db, businessId, userId)).block) return no(BLOCKED_GUEST);
  const offer = stall.offers.get(pricingId);
  if (!offer) return no('This service is not offered here.');
  if (wish.callBefore !== null && !offer.group) return joinForCall(services, userId, { ...wish, at: wish.callBefore });
  const course = offer.group?.isCourse ? courseWish(shop, offer.group, clock.now()) : null;
  const problem = course ? course.problem : dayProblem(shop, wish, clock.now());
  if (problem) return no(problem);
  if ((await countOpen(db, userId)) >= MAX_OPEN) return no(MANY_LISTS);
  const { date, scope } = course ?? wish;
  const { from: fromDate, to: toDate } = scopeRange(scope, date);
  const row = { businessId, userId, pricingId, date, dateScope: scope, fromDate, toDate, createdAt: clock.now() };
  const added = await insertRequest(db, row);
  if (added) announceDesk(services, businessId);
  const request = added ?? (await findSame(db, row));
  if (!request) return no('Please try again.');
  const position = await positionOf(db, request);
  const place = placeInLine(position);
  const message = added
    ? `${place} We’ll tell you as soon as ${course ? 'a place comes free' : `a time comes free ${inWords(scope, date)}`}.`
    : `You’re already on this list. ${place}`;
  return { status: 1, message, requestId: request.id, position };
}

function inWords(scope: DateScope, date: LocalDate): string {
  const day = formatDay(wallAt(date));
  switch (scope) {
    case 'this_date':
      return `on ${day}`;
    case 'this_week':
      return `in the week of ${day}`;
    case 'this_month':
      return `in the month of ${day}`;
  }
}

export type WaitingRequest = Awaited<ReturnType<typeof listOfGuest>>[number] & { position: number };

export async function listWaiting({ db }: Services, userId: number): Promise<WaitingRequest[]> {
  const rows = await listOfGuest(db, userId);
  return Promise.all(rows.map(async (row) => ({ ...row, position: await positionOf(db, row.request) })));
}

/** Restores the queue position of a guest whose accepted offer was not paid for. */
export async function waitAgain(
  tx: UnitOfWork,
  { businessId, appointmentIds }: { businessId: number; appointmentIds: readonly number[] },
): Promise<void> {
  if (appointmentIds.length > 0) await reopenRequests(tx.db, businessId, appointmentIds);
}

/** Leaves the list; an open offer goes to the next guest. */
export async function leaveWaitingList(services: Services, userId: number, requestId: number): Promise<StatusMessage> {
  return inTransaction(services, async (tx) => {
    const request: RequestRow | null = await lockOwnRequest(tx.db, requestId, userId);
    if (!request || (request.status !== 'waiting' && request.status !== 'offered')) {
      return { status: 0, message: 'You’re not on this list.' };
    }
    if (request.status === 'offered') await declineOpenOffer(tx, request);
    await setRequestStatus(tx.db, request, 'left', tx.clock.now());
    return { status: 1, message: 'You’re off the list.' };
  });
}
