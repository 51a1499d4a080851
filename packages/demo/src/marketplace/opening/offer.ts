import { randomFrom } from '../../generate/random.ts';
import type { Catalogue, ServiceSketch } from '../catalogue/index.ts';
import { tradeCatalogues } from '../catalogue/index.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoPricing, DemoShop } from './demo-shop.ts';
import { seedOf } from './naming.ts';

export const cents = (euro: number) => Math.round(euro * 100);

export interface PriceSketch {
  label: string;
  minutes: number;
  euro: number;
  sale?: number | undefined;
}

export interface OfferedService {
  name: string;
  text: string;
  deposit?: number | undefined;
  addOn?: boolean | undefined;
  position: number;
  category: string;
  categoryId: number;
  prices: PriceSketch[];
  chairIds?: number[] | undefined;
}

/** Adds a service with all its prices. */
export function addService(rows: DemoRows, shop: DemoShop, service: OfferedService): DemoPricing[] {
  const { id: businessId } = shop;
  const { name, text, position, category, categoryId, chairIds } = service;
  const { addOn = false } = service;
  const serviceId = rows.add('services', { businessId, categoryId, name, description: text, position, addOn });
  for (const chairId of chairIds ?? []) rows.put('chairServices', { businessId, chairId, serviceId });
  return service.prices.map(({ label, minutes, euro, sale }, index) => {
    const terms = {
      price: cents(euro),
      specialPrice: cents(sale ?? 0),
      specialDeposit: service.deposit ?? null,
    };
    const row = { businessId, serviceId, label, durationMinutes: minutes, position: index, ...terms };
    const id = rows.add('servicePricings', row);
    const called = { category, service: name, name: label ? `${name} (${label})` : name };
    return { id, serviceId, ...called, minutes, ...terms, chairIds, addOn };
  });
}

/** Not every shop offers everything its trade does, and each has its own prices, in whole euro. */
function inItsOwnWay(catalogue: Catalogue, { slug, sketch }: DemoShop): Catalogue {
  // Its own random sequence: a shop's services do not change when something else about it does.
  const random = randomFrom(seedOf(`${slug}/offer`));
  const factor = 0.88 + random.next() * 0.28;
  const scaled = (euro: number) => Math.round(euro * factor);
  const priced = ({ sale, ...service }: ServiceSketch): ServiceSketch => {
    const euro = scaled(service.euro);
    const also = (service.also ?? []).map((price) => ({ ...price, euro: scaled(price.euro) }));
    const offer = { ...service, euro, also };
    return sale && random.chance(0.6) ? { ...offer, sale: Math.min(scaled(sale), euro - 1) } : offer;
  };
  const categories = catalogue.categories.slice(0, sketch.categories).map(({ services, ...category }) => ({
    ...category,
    services: services.filter((_, index) => index < 2 || random.chance(0.85)).map(priced),
  }));
  const teaches = sketch.trade === 'yoga-pilates' || random.chance(0.7);
  return { ...catalogue, categories, groups: teaches ? catalogue.groups : [] };
}

function catalogueOf(shop: DemoShop): Catalogue {
  const usual: Catalogue | undefined = tradeCatalogues.find(({ slug }) => slug === shop.sketch.trade)?.catalogue;
  if (!usual) throw new Error(`No catalogue for ${shop.sketch.trade}.`);
  return shop.sketch.own ?? inItsOwnWay(usual, shop);
}

/** Adds the services for single guests; returns the catalogue that this shop sells from. */
export function addServices(rows: DemoRows, shop: DemoShop): Catalogue {
  const catalogue = catalogueOf(shop);
  for (const [index, { name: category, services, chairs }] of catalogue.categories.entries()) {
    const categoryId = rows.add('serviceCategories', { businessId: shop.id, name: category, position: index });
    const chairIds = chairs?.map((chair) => shop.chairIds[chair] ?? 0);
    for (const [position, { name, text, deposit, addOn, also, minutes, euro, sale }] of services.entries()) {
      const prices = [{ label: '', minutes, euro, sale }, ...(also ?? [])];
      const offered = { name, text, deposit, addOn, position, category, categoryId, prices, chairIds };
      shop.pricings.push(...addService(rows, shop, offered));
    }
  }
  return catalogue;
}
