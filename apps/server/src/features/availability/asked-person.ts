import { invalidInput } from '../../graphql/errors.ts';
import { byPerson, type Offer, type Shop } from './shop.ts';

const NOT_THERE = 'This person is not available for this service. Please choose someone else.';

/** The offer by the person whom a guest chose, if any. An unknown or another shop's id is refused at its field. */
export function askedOf(offer: Offer, shop: Shop, personId: number | null, field: string): Offer {
  if (personId === null) return offer;
  const asked = byPerson(offer, shop, personId);
  if (!asked) throw invalidInput({ [field]: [NOT_THERE] });
  return asked;
}
