import { price } from '@thyme/site/format.ts';
import type { ShopOffersQuery } from '../../../generated/graphql.ts';

type Category = ShopOffersQuery['service_categories'][number];
export type Service = Category['services'][number];
export type GroupService = Service & { service_group: NonNullable<Service['service_group']> };

/** Services for one guest stay in their categories; classes and courses are grouped together, the next one first. */
export function splitMenu(categories: readonly Category[]) {
  const single = categories
    .map((category) => ({ ...category, services: category.services.filter((service) => !service.is_group) }))
    .filter((category) => category.services.length > 0);
  const groups = categories
    .flatMap((category) => category.services)
    .filter((service): service is GroupService => service.is_group && service.service_group !== null)
    .filter(({ service_group: group }) => group.service_schedules.length > 0)
    .sort((a, b) => firstDate(a) - firstDate(b));
  return { single, groups };
}

function firstDate({ service_group: group }: GroupService): number {
  return group.service_schedules[0]?.date_time ?? Number.POSITIVE_INFINITY;
}

export type Menu = ReturnType<typeof splitMenu>;

/** The price charged: the special price where there is one; 0 means there is none. */
export function askingPrice({
  price: usual,
  special_price: special,
}: Pick<Service, 'price' | 'special_price'>): number {
  return special > 0 ? special : usual;
}

/** 'Free', or the price charged. */
export function priceWords(service: Pick<Service, 'price' | 'special_price'>, country: string): string {
  const amount = askingPrice(service);
  return amount === 0 ? 'Free' : price(amount, country);
}

/** 'from €36': the lowest price of those that cost something. */
export function fromWords(services: readonly Pick<Service, 'price' | 'special_price'>[], country: string): string {
  const prices = services.map(askingPrice).filter((amount) => amount > 0);
  return prices.length === 0 ? 'free' : `from ${price(Math.min(...prices), country)}`;
}
