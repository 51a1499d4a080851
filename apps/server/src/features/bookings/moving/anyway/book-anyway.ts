import type { Clash } from '@thyme/domain/bookings';
import { formatDay, formatTime, wallOf } from '@thyme/domain/time';
import { type IdempotentCall, knownAnswer } from '../../../../platform/database/idempotency.ts';
import type { Services } from '../../../../platform/services.ts';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import type { AtDesk } from '../../../availability/index.ts';
import { takeCalendarAlone } from '../../../edits/index.ts';
import { type SaleIds, SaleLost } from '../../../sales/index.ts';
import { type BookingAnswer, bookedAnswer, noBooking, refusedBooking } from '../../booking/booking-answer.ts';
import { decide } from '../../booking/decide.ts';
import { type StoredBooking, storeBooking } from '../../booking/store-booking.ts';
import { type LoadedCart, loadCart } from '../../cart/cart.ts';
import type { BookingRequest } from '../../cart/request.ts';
import { type AnywayPlan, plannedOf } from './anyway-plan.ts';
import { planAnyway } from './plan-anyway.ts';

/** A desk booking where the rules offer nothing. */
export interface Forced {
  /** Keys of the clashes that the member accepts. */
  anyway: readonly string[];
  /** Custom durations, one per service; null for the service's own. */
  minutes: readonly (number | null)[];
}

const isSamePlan = (a: AnywayPlan, b: AnywayPlan | null) =>
  JSON.stringify([a.guests, a.clashes]) === JSON.stringify(b && [b.guests, b.clashes]);

interface Forcing {
  userId: number;
  desk: AtDesk;
  forced: Forced;
  /** Runs in the same transaction. */
  after?: (tx: UnitOfWork, ids: SaleIds) => Promise<void>;
}

/** Books where the rules offer nothing. Every clash has to be accepted by its key; overlaps are stored as overrides. */
export async function bookAnyway(
  services: Services,
  call: IdempotentCall,
  request: BookingRequest,
  { userId, desk, forced, after }: Forcing,
): Promise<BookingAnswer> {
  // A booking in between changes the plan, and the cart is decided again; each round means that something was stored.
  for (;;) {
    const known = await knownAnswer<StoredBooking>(services, call);
    if (known) return bookedAnswer(services, request, known);
    const loaded = await loadCart(services, request, userId, desk);
    if (!loaded.ok) return refusedBooking(services, null, loaded.refusal);
    const plan = await planAnyway(services, loaded.value, forced, desk.chairId);
    if (!plan) return noBooking('Please select one start for the services. Classes have their own dates.');
    const open = plan.clashes.filter(({ key }) => !forced.anyway.includes(key));
    if (open.length > 0) return clashAnswer(loaded.value, plan);
    const appointments = plannedOf(plan);
    const anyway = plan.clashes.map(({ words }) => words);
    const decision = await decide(services, userId, request, { desk, place: { appointments } });
    if ('refusal' in decision) return refusedBooking(services, decision.cart, decision.refusal);
    try {
      const stored = await storeBooking(services, call, decision.booking, {
        desk: { ...desk, anyway },
        before: async (tx) => {
          await takeCalendarAlone(tx.db, request.businessId);
          if (!isSamePlan(plan, await planAnyway(tx, loaded.value, forced, desk.chairId))) throw new SaleLost();
        },
        ...(after ? { after } : {}),
      });
      return await bookedAnswer(services, request, stored);
    } catch (error) {
      if (!(error instanceof SaleLost)) throw error;
    }
  }
}

/** Nothing was booked: these clashes have to be accepted first. */
function clashAnswer({ shop }: LoadedCart, { startsAt, clashes }: AnywayPlan): BookingAnswer {
  const wall = wallOf(shop.zone, startsAt);
  return { ...noBooking(`${formatDay(wall)}, ${formatTime(wall)} does not fit.`), clashes };
}

/** A time that the rules do not offer although there is no clash. */
const UNUSUAL: Clash = { key: 'unusual', words: 'This isn’t one of your usual start times.' };

/** What the desk is asked to accept for a time that the rules do not offer. */
export const clashesOf = ({ clashes }: AnywayPlan): readonly Clash[] => (clashes.length > 0 ? clashes : [UNUSUAL]);

/** Adds the clashes of booking anyway to a refused booking. */
export async function withClashes(
  services: Services,
  answer: BookingAnswer,
  request: BookingRequest,
  { userId, desk }: { userId: number; desk: AtDesk },
): Promise<BookingAnswer> {
  if (answer.status === 1 || !answer.refused) return answer;
  const loaded = await loadCart(services, request, userId, desk);
  const plan = loaded.ok ? await planAnyway(services, loaded.value, { minutes: [] }, desk.chairId) : null;
  if (!plan) return answer;
  return { ...answer, clashes: clashesOf(plan) };
}
