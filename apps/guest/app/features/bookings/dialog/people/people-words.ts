import { toMajor } from '@thyme/domain/money';
import { money } from '@thyme/site/format.ts';
import type { CartLine } from '../../cart/priced-cart.ts';

export const ANYONE = 'Anyone, soonest';

const firstNameOf = (name: string) => name.split(' ')[0] ?? name;

/** The requested people in the order of the services: 'Kwame, then Sinéad'; 'anyone' where none was requested. */
export function namesOf(lines: readonly CartLine[]): string {
  const people = lines.map(({ person }) => person ?? null);
  const [first] = people;
  if (people.every((one) => one === null)) return ANYONE;
  if (first && people.every((one) => one?.id === first.id)) return first.name;
  const names = people.map((one) => (one ? firstNameOf(one.name) : 'anyone'));
  const words = names.join(', then ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const charged = ({ price, special_price: special }: { price: number; special_price: number }): number =>
  special > 0 ? special : price;

/** The difference between a person's price and the price with anyone, in cents. */
export function differenceOf(
  terms: readonly { price: number; special_price: number }[],
  usual: readonly { price: number; special_price: number }[],
): number {
  const cents = (of: typeof terms) => of.reduce((sum, each) => sum + Math.round(charged(each) * 100), 0);
  return cents(terms) - cents(usual);
}

/** 'Free', for a person who charges nothing; otherwise the amount. */
export const chargeWords = (cents: number, country: string): string =>
  cents === 0 ? 'Free' : money(toMajor(cents), country);

/** '+€12.00', '−€10.00', 'Same price'; 'Free' where a person does not charge for a service that usually costs money. */
export function differenceWords({ difference, price }: { difference: number; price: number }, country: string): string {
  if (price === 0 && difference < 0) return 'Free';
  if (difference === 0) return 'Same price';
  return `${difference > 0 ? '+' : '−'}${money(toMajor(Math.abs(difference)), country)}`;
}
