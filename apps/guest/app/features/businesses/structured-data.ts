import { currencyOfCountry } from '@thyme/domain/money';
import { price } from '@thyme/site/format.ts';
import type { LocalBusiness, WithContext } from 'schema-dts';
import type { ShopBusinessQuery } from '../../generated/graphql.ts';
import { askingPrice, type Service } from './menu/menu.ts';

type Business = NonNullable<ShopBusinessQuery['business']>;

/** The kinds search engines know, by our trades; anything else is a local business. */
const kinds: Record<string, string> = {
  hair: 'HairSalon',
  barber: 'HairSalon',
  nails: 'NailSalon',
  skin: 'BeautySalon',
  'brows-lashes': 'BeautySalon',
  massage: 'DaySpa',
  'yoga-pilates': 'ExerciseGym',
  'personal-training': 'ExerciseGym',
};

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

/** '€28–€120', or one price where all are the same. */
function priceRange(services: readonly Service[], country: string): { priceRange?: string } {
  const prices = services.map(askingPrice).filter((amount) => amount > 0);
  if (prices.length === 0) return {};
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return { priceRange: [...new Set([lowest, highest])].map((major) => price(major, country)).join('–') };
}

/** The address without the town and the post code at its end, which have fields of their own. */
function streetOf({ location, area, eir_code }: Pick<Business, 'location' | 'area' | 'eir_code'>): string {
  const partsOf = (text: string) => text.split(',').map((part) => part.trim());
  const repeated = new Set([...partsOf(area), ...partsOf(eir_code ?? '')].map((part) => part.toLowerCase()));
  const parts = partsOf(location);
  while (parts.length > 1 && repeated.has(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  return parts.join(', ');
}

/** The people of the shop, each with a page of their own. */
function employees({ team }: Pick<Business, 'team'>, url: string, origin: string) {
  if (team.length === 0) return {};
  return {
    employee: team.map(({ name, slug, title, portrait }) => ({
      '@type': 'Person',
      '@id': `${url}/team/${slug}`,
      url: `${url}/team/${slug}`,
      name,
      ...(title ? { jobTitle: title } : {}),
      ...(portrait ? { image: `${origin}${portrait.image}?w=480` } : {}),
    })),
  };
}

/** The shop as search engines read it: https://schema.org/LocalBusiness. */
export function describeShop(
  business: Business,
  services: readonly Service[],
  origin: string,
): WithContext<LocalBusiness> {
  const url = `${origin}/${business.slug}`;
  const currency = currencyOfCountry(business.country);
  const kind = kinds[business.trade?.slug ?? ''] ?? 'LocalBusiness';
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    '@id': url,
    url,
    name: business.name,
    description: business.description || business.about,
    image: business.slider.map(({ image }) => `${origin}${image}?w=1200`),
    currenciesAccepted: currency,
    ...priceRange(services, business.country),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(business),
      addressLocality: business.area,
      addressCountry: business.country,
      ...(business.eir_code ? { postalCode: business.eir_code } : {}),
    },
    ...(business.phone ? { telephone: business.phone } : {}),
    ...(business.lat != null && business.lng != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: business.lat, longitude: business.lng } }
      : {}),
    openingHoursSpecification: business.work_hours.map(({ weekday, s_time, e_time }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekday}` as never,
      opens: clock(s_time),
      closes: clock(e_time),
    })),
    ...(business.rating > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: business.rating,
            reviewCount: business.number_of_ratings,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...employees(business, url, origin),
    makesOffer: services.map((service) => ({
      '@type': 'Offer',
      price: askingPrice(service).toFixed(2),
      priceCurrency: currency,
      itemOffered: { '@type': 'Service', name: service.service_name },
    })),
  } as WithContext<LocalBusiness>;
}
