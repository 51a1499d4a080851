import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { chairWithin, type Membership, reachesGuest, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type DayAnswer, findChair, readDay, type Wanted } from '../../availability/index.ts';
import { addGuest, findGuest, type GuestForm, readGuestStatus } from '../../guests/index.ts';
import { type BookingAnswer, noBooking } from '../booking/booking-answer.ts';
import { bookCart } from '../booking/create-booking.ts';
import type { BookingRequest } from '../cart/request.ts';
import { bookSeats } from '../classes/book-seats.ts';
import { bookAnyway, type Forced, withClashes } from '../moving/anyway/book-anyway.ts';

export interface DeskBooking {
  businessId: number;
  /** An existing guest of the shop, or the details of a new one. */
  guest: number | GuestForm;
  services: BookingRequest['services'];
  chairId: number | null;
  /** Set for several guests. */
  group?: BookingRequest['group'];
  /** Private. */
  note: string;
  noteToGuest: string;
  /** Set to book where the rules offer nothing. */
  forced: Forced | null;
  /** Class dates that have started, which the rules no longer offer. */
  begunDates?: readonly number[];
  key: string | null;
}

/** A desk booking takes no payment and expects no amounts; the rest is checked like a guest's cart. */
const PAID_LATER = {
  vouchers: [],
  totalAmount: null,
  upfrontAmount: null,
  discount: null,
  videoDatetime: null,
  redeem: [],
  method: null,
  methodAmount: null,
  walletToken: null,
  savedCardId: null,
};

/** Books for a guest who called or walked in, through the same path as a guest's own booking. */
export async function bookAtDesk(services: Services, viewer: Viewer, booking: DeskBooking): Promise<BookingAnswer> {
  const { businessId, note, noteToGuest, forced, begunDates, key } = booking;
  const membership = await requireMembership(services, viewer, businessId);
  const chairId = chairWithin(membership, booking.chairId);
  if (chairId !== null && !(await findChair(services.db, businessId, chairId))?.active)
    return noBooking('This chair could not be found.');
  const userId = await guestOf(services, viewer, membership, booking);
  if ((await readGuestStatus(services.db, businessId, userId)).block)
    return noBooking('You have blocked this guest. Please unblock them before you book.');
  const { group } = booking;
  const request: BookingRequest = {
    ...PAID_LATER,
    businessId,
    services: booking.services,
    note,
    noteToGuest,
    ...(group ? { group } : {}),
  };
  const input = { request, userId, chairId, forced };
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_book', input };
  const booker = { userId, desk: { memberId: viewer.id, chairId } };
  const answer = begunDates
    ? await bookSeats(services, call, request, { ...booker, scheduleIds: begunDates })
    : forced
      ? await bookAnyway(services, call, request, { ...booker, forced })
      : await withClashes(services, await bookCart(services, call, request, booker), request, booker);
  return answer.status === 1 ? { ...answer, message: 'Booked.' } : answer;
}

async function guestOf(
  services: Services,
  viewer: Viewer,
  membership: Membership,
  { businessId, guest }: DeskBooking,
): Promise<number> {
  if (typeof guest !== 'number') return (await addGuest(services, viewer, { businessId, ...guest })).id;
  return knownGuest(services, membership, guest);
}

/** A guest of the shop whom the member may see. */
export async function knownGuest(services: Services, membership: Membership, guest: number): Promise<number> {
  const known = await findGuest(services.db, membership.businessId, guest, services.clock.now());
  if (!known || !(await reachesGuest(services.db, membership, known.id)))
    throw new PublicError('This guest could not be found.', 'NOT_FOUND');
  return known.id;
}

export interface FreeQuestion {
  businessId: number;
  pricingIds: readonly number[];
  chairId: number | null;
  date: string;
  /** For several guests: whose each service is, with which person, and how they are arranged. */
  group?: Pick<Wanted, 'guests' | 'arrange' | 'personIds'>;
}

/** The times of a day that the desk can book. */
export async function readFreeTimes(services: Services, viewer: Viewer, asked: FreeQuestion): Promise<DayAnswer> {
  const { businessId, pricingIds, date, group } = asked;
  const membership = await requireMembership(services, viewer, businessId);
  const desk = { memberId: viewer.id, chairId: chairWithin(membership, asked.chairId) };
  return readDay(services, { businessId, pricingIds, consultation: false, desk, ...group }, date);
}
