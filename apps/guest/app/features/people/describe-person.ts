import type { Person, WithContext } from 'schema-dts';
import type { ShopPersonQuery } from '../../generated/graphql.ts';

export type PersonShop = NonNullable<ShopPersonQuery['business']>;
export type PersonProfile = PersonShop['team'][number];

/** A person as search engines read them: https://schema.org/Person. */
export function describePerson(shop: PersonShop, person: PersonProfile, origin: string): WithContext<Person> {
  const url = `${origin}/${shop.slug}/team/${person.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name: person.name,
    ...(person.title ? { jobTitle: person.title } : {}),
    ...(person.bio ? { description: person.bio } : {}),
    ...(person.portrait ? { image: `${origin}${person.portrait.image}?w=480` } : {}),
    ...(person.languages.length > 0 ? { knowsLanguage: person.languages } : {}),
    worksFor: { '@type': 'LocalBusiness', '@id': `${origin}/${shop.slug}`, name: shop.name },
  } as WithContext<Person>;
}

/** 'Senior stylist at Fern & Fold, Ranelagh, Dublin 6. Twelve years of curls …' */
export function personDescription(
  shop: Pick<PersonShop, 'name' | 'area'>,
  { name, title, bio }: PersonProfile,
): string {
  const place = `${shop.name}, ${shop.area}`;
  const who = title ? `${name}, ${title} at ${place}.` : `Book ${name} at ${place}.`;
  return [who, bio].filter(Boolean).join(' ');
}
