import { type EditedPrice, type HandedLine, priceEdited, pricesWithNewPerson } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { atChair } from '../../../availability/index.ts';
import { followMoney, givenBefore, otherThanServices } from '../../editing/follow-money.ts';
import { updateLine } from '../../editing/lines-store.ts';
import type { Mover } from '../move-group.ts';

export interface NewPersonPrice {
  /** Of each line, in the order of the appointment's. */
  lines: { price: Minor; specialPrice: Minor }[];
  price: EditedPrice;
  /** Of the whole appointment. */
  total: Minor;
}

type Handed = Pick<Mover, 'locked' | 'wanted'>;

/** What an appointment would cost with its new people; null where that is what it costs. A discount of the desk stays. */
export function priceWithNewPerson({ locked, wanted: { places, offers } }: Handed): NewPersonPrice | null {
  const lines = locked.lines.map((line): HandedLine => {
    const { id, chairId, pricingId, price, specialPrice } = line;
    const offer = offers.get(pricingId);
    const next = places.find(({ lineId }) => lineId === id)?.chairId ?? chairId;
    const isHanded = offer && chairId !== null && next !== null && next !== chairId;
    return {
      price,
      specialPrice,
      menu: isHanded ? { before: atChair(offer, chairId), after: atChair(offer, next) } : null,
    };
  });
  const theirs = pricesWithNewPerson(lines);
  if (!theirs) return null;
  const priced = priceEdited(theirs, givenBefore(locked));
  // A discount in euro that is more than the new price is for an edit to settle.
  if (!priced.ok) return null;
  return { lines: theirs, price: priced.value, total: priced.value.total + otherThanServices(locked) };
}

/** Stores the new prices with what else the move changes. What was paid above them stays as credit. */
export async function takeNewPrice(
  tx: UnitOfWork,
  { memberId, locked }: { memberId: number; locked: Mover['locked'] },
  { lines, price }: NewPersonPrice,
  values: Parameters<typeof followMoney>[1]['values'],
) {
  for (const [index, { businessId, id }] of locked.lines.entries())
    await updateLine(tx.db, { businessId, id }, lines[index] ?? {});
  return followMoney(tx, {
    memberId,
    locked,
    lines: locked.lines.map(({ id, pricingId, serviceName }, index) => ({
      id,
      pricingId,
      name: serviceName,
      price: lines[index]?.price ?? 0,
      vatRate: null,
    })),
    price,
    discount: givenBefore(locked),
    values,
    reason: 'Moved to another person at the desk',
  });
}
