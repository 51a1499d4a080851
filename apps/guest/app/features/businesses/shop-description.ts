import type { ShopBusinessQuery, ShopOffersQuery } from '../../generated/graphql.ts';

type Business = Pick<
  NonNullable<ShopBusinessQuery['business']>,
  'name' | 'area' | 'description' | 'rating' | 'number_of_ratings'
>;
type Category = { services: Pick<ShopOffersQuery['service_categories'][number]['services'][number], 'service_name'>[] };

/** The length of a description that search engines show, in characters. Below `min` they often write their own. */
export const DESCRIPTION_LENGTH = { min: 70, max: 155 };

const NAMED_SERVICES = 3;
const LONGEST_NAME = 60;

/** What the shop offers and where, in the length that search engines show. */
export function shopDescription(business: Business, categories: readonly Category[]): string {
  const place = `${shorten(business.name, LONGEST_NAME)}, ${shorten(business.area, LONGEST_NAME)}`;
  const services = variedServices(categories);
  const leads = services.map((_, index) => `${listed(services.slice(0, services.length - index))} at ${place}.`);
  const lead = [...leads, `${place}.`].find((sentence) => sentence.length <= DESCRIPTION_LENGTH.max) ?? '';
  const more = [
    sentenceOf(business.description),
    business.number_of_ratings > 0 ? `Rated ${business.rating} out of 5.` : '',
    'See prices, opening hours and free times, and book online.',
    'Book online.',
  ];
  return more.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return sentence === '' || text.endsWith('book online.') || longer.length > DESCRIPTION_LENGTH.max ? text : longer;
  }, lead);
}

/** The first of each category before the second of any, so that the list shows the range. */
function variedServices(categories: readonly Category[]): string[] {
  const firsts = categories.flatMap(({ services }) => services.slice(0, 1));
  const others = categories.flatMap(({ services }) => services.slice(1));
  return [...firsts, ...others].map(({ service_name }) => service_name.trim()).slice(0, NAMED_SERVICES);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function sentenceOf(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
