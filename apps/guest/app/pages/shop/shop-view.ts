import type { Opening } from '../../features/businesses/hours/opening.ts';
import type { ShopClock } from '../../features/businesses/hours/shop-clock.ts';
import type { Menu } from '../../features/businesses/menu/menu.ts';
import type { ShopBusinessQuery, ShopOffersQuery } from '../../generated/graphql.ts';

export type ShopBusiness = NonNullable<ShopBusinessQuery['business']>;
export type ShopOffers = ShopOffersQuery;

/** What the parts of a shop's page show. */
export interface ShopView {
  business: ShopBusiness;
  offers: ShopOffers;
  menu: Menu;
  opening: Opening;
  clock: ShopClock;
}
