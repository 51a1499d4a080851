import { unitPriceOf } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { onlyChairOf, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { atChair, listChairsOf, readOffers, readShop } from '../../../availability/index.ts';
import { listLinesOf } from '../../appointments/change-store.ts';
import { findBusinessOf } from '../own-places-store.ts';

/** A person an appointment could go to. */
export interface MovePerson {
  chairId: number;
  /** Whether they offer all of it. */
  does: boolean;
  /** What it takes and costs with them, by the menu. */
  minutes: number;
  price: Minor;
}

const MISSING = 'This appointment could not be found.';

/** Who could take over an appointment, or what one person does of it; nothing for a call or a seat in a class. */
export async function peopleForMove(
  services: Services,
  viewer: Viewer,
  { id, lineId }: { id: number; lineId: number | null },
): Promise<MovePerson[]> {
  const { db } = services;
  const businessId = await findBusinessOf(db, id, viewer.id);
  if (businessId === null) throw new PublicError(MISSING, 'NOT_FOUND');
  const only = onlyChairOf(await requireMembership(services, viewer, businessId));
  const shop = await readShop(db, businessId, { withHidden: true });
  const lines = await listLinesOf(db, { businessId, id });
  const held = lines.find((line) => line.id === lineId);
  // A block that is taken hold of brings along what its person does besides.
  const handed = held ? lines.filter(({ chairId }) => chairId === held.chairId) : lines;
  if (!shop || handed.length === 0 || handed.some(({ isGroup }) => isGroup)) return [];
  const offers = await readOffers(db, shop, [...new Set(handed.map(({ pricingId }) => pricingId))], {
    withHidden: true,
  });
  return (await listChairsOf(db, businessId))
    .filter((chair) => chair.active && (only === null || chair.id === only))
    .map((chair) => {
      const all = handed.map(({ pricingId }) => offers.get(pricingId));
      const own = all.flatMap((offer) => (offer ? [atChair(offer, chair.id)] : []));
      return {
        chairId: chair.id,
        does: all.every((offer) => offer && (!offer.chairs || offer.chairs.includes(chair.id))),
        minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        price: own.reduce((sum, offer) => sum + unitPriceOf(offer), 0),
      };
    });
}
