import { type Companion, placeOf, type Stored, type StoredService } from '../../cart/stored-cart.ts';

const isService = (item: Stored[number]): item is StoredService => item.__typename === 'ServicePricing';

const serviceFor = (id: number, companion: Companion | undefined): StoredService => ({
  __typename: 'ServicePricing',
  id,
  qty: 1,
  date: null,
  time: null,
  person: null,
  ...(companion ? { companion } : {}),
});

/** One more guest, with a service. */
export const addGuest =
  (someone: Pick<Companion, 'name' | 'email'>, pricingId: number, arrange: Companion['arrange']) =>
  (items: Stored): Stored => {
    const place = 1 + Math.max(0, ...items.map(placeOf));
    return [...items, serviceFor(pricingId, { place, ...someone, arrange })];
  };

export const removeGuest =
  (place: number) =>
  (items: Stored): Stored =>
    items.filter((item) => placeOf(item) !== place);

/** One more service for one of the guests. */
export const addService =
  (place: number, pricingId: number) =>
  (items: Stored): Stored => {
    const companion = items.filter(isService).find((item) => placeOf(item) === place)?.companion;
    return [...items, serviceFor(pricingId, companion)];
  };

export const arrangeGroup =
  (arrange: Companion['arrange']) =>
  (items: Stored): Stored =>
    items.map((item) =>
      isService(item) && item.companion ? { ...item, companion: { ...item.companion, arrange } } : item,
    );
