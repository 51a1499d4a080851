import type { Services } from '../../../../platform/services.ts';
import type { LoadedCart } from '../../cart/cart.ts';
import { checkPlaces } from '../clashes.ts';
import { type AnywayPlan, placesFrom } from './anyway-plan.ts';
import { planGroupAnyway } from './plan-group-anyway.ts';

/** The place of a cart regardless of the rules, on the chosen chair or the one with the fewest clashes. */
export async function planAnyway(
  services: Services,
  cart: LoadedCart,
  { minutes }: { minutes: readonly (number | null)[] },
  chairId: number | null,
): Promise<AnywayPlan | null> {
  const { shop, wishes, offers } = cart;
  const startsAt = wishes[0]?.at;
  // Classes have their own dates, and services at different times are separate appointments.
  if (startsAt === undefined || wishes.some(({ offer, at }) => offer.group || at !== startsAt)) return null;
  const lengths = offers.map((offer, index) => minutes[index] ?? offer.minutes);
  const chairs = chairId === null ? shop.chairs : [chairId];
  if (cart.group) return planGroupAnyway(services, cart, { startsAt, lengths, chairs });
  const known = new Map(offers.map((offer) => [offer.pricingId, offer]));
  let best: AnywayPlan | null = null;
  for (const chair of chairs) {
    const lines = offers.map((offer, index) => ({ offer, minutes: lengths[index] ?? offer.minutes, chairId: chair }));
    const { places, clashes } = await checkPlaces(
      services,
      { shop, offers: known, except: [] },
      placesFrom(startsAt, lines),
    );
    const guests = [{ wishes: offers.map((_, index) => index), places }];
    if (!best || clashes.length < best.clashes.length) best = { startsAt, guests, clashes };
  }
  return best;
}
