import { type Clash, linkedDeposit } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { chairWithin, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { type BookingRefusal, refusalMessage } from '../../booking/refusals.ts';
import { loadCart, priceCart } from '../../cart/cart.ts';
import { planCart } from '../../cart/check.ts';
import type { BookingRequest, GroupWishes } from '../../cart/request.ts';
import { plannedOf } from '../../moving/anyway/anyway-plan.ts';
import { clashesOf } from '../../moving/anyway/book-anyway.ts';
import { planAnyway } from '../../moving/anyway/plan-anyway.ts';
import { knownGuest } from '../booking.ts';

export interface GroupDraft {
  businessId: number;
  /** The guest who books, whose member prices count; null if not chosen yet. */
  guestId: number | null;
  services: BookingRequest['services'];
  group: GroupWishes | undefined;
}

export interface PlannedService {
  guest: number;
  chairId: number;
  startsAt: Instant;
  endsAt: Instant;
}

export interface GroupPlan {
  zone: string;
  /** One per requested service, in the same order. */
  services: PlannedService[];
  total: Minor;
  /** What the links ask for in advance; 0 if none is sent. */
  deposit: Minor;
  /** The usual deposit of all of them, whether or not it is asked for; 0 once the first of them has begun. */
  usualDeposit: Minor;
  clashes: readonly Clash[];
}

const ASKING = { depositLink: true } as const;

const refused = (refusal: BookingRefusal) => new PublicError(refusalMessage(refusal), 'REFUSED');

/** Who would serve whom and when, as `desk_book` would book it now; with the clashes where the rules offer nothing. */
export async function planGroupAtDesk(services: Services, viewer: Viewer, draft: GroupDraft): Promise<GroupPlan> {
  const { businessId, guestId, group } = draft;
  const membership = await requireMembership(services, viewer, businessId);
  const userId = guestId === null ? null : await knownGuest(services, membership, guestId);
  const desk = { memberId: viewer.id, chairId: chairWithin(membership, null) };
  // Priced with its deposit, which the desk is told before it decides to ask for it.
  const request = { businessId, services: draft.services, vouchers: [], group: group && { ...group, ...ASKING } };
  const loaded = await loadCart(services, request, userId, desk);
  if (!loaded.ok) throw refused(loaded.refusal);
  const cart = loaded.value;
  const quote = priceCart(cart, 'Known');
  if (!quote.ok) throw refused(quote.refusal);
  const plan = planCart(services, cart);
  const anyway = plan.ok ? null : await planAnyway(services, cart, { minutes: [] }, desk.chairId);
  if (!plan.ok && !anyway) throw refused(plan.refusal);
  const appointments = anyway ? plannedOf(anyway) : plan.ok ? plan.value : [];
  const placed = new Map(
    appointments.flatMap(({ wishes, placed: lines }) => wishes.map((wish, line) => [wish, lines[line]] as const)),
  );
  const begins = Math.min(...appointments.map(({ startsAt }) => startsAt));
  const usualDeposit = begins > services.clock.now() ? linkedDeposit(quote.value) : 0;
  return {
    zone: cart.shop.zone,
    services: cart.wishes.flatMap(({ guest }, wish) => {
      const line = placed.get(wish);
      return line ? [{ guest, chairId: line.chair, startsAt: line.from, endsAt: line.to }] : [];
    }),
    total: quote.value.total,
    deposit: group?.eachPays || group?.depositLink ? usualDeposit : 0,
    usualDeposit,
    clashes: anyway ? clashesOf(anyway) : [],
  };
}
