import { randomFrom } from '../../generate/random.ts';
import type { Catalogue, ServiceSketch } from '../catalogue/index.ts';
import { tradeCatalogues } from '../catalogue/index.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoPricing, DemoShop } from './demo-shop.ts';
import { seedOf } from './naming.ts';
import { noProfile } from './profiles.ts';

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
  sketch?: Pick<ServiceSketch, 'steps' | 'needs' | 'own'>;
}

/** Adds a service with all its prices. */
export function addService(rows: DemoRows, shop: DemoShop, service: OfferedService): DemoPricing[] {
  const { id: businessId } = shop;
  const { name, text, position, category, categoryId, chairIds } = service;
  const { addOn = false } = service;
  const serviceId = rows.add('services', { businessId, categoryId, name, description: text, position, addOn });
  for (const chairId of chairIds ?? []) rows.put('chairServices', { businessId, chairId, serviceId });
  const { steps = [], needs = [], own = [] } = service.sketch ?? {};
  for (const [index, { of, from, to }] of needs.entries()) {
    const resourceId = shop.resources.get(of)?.id ?? 0;
    rows.put('serviceNeeds', {
      businessId,
      serviceId,
      position: index,
      resourceId,
      fromMinute: from ?? null,
      toMinute: to ?? null,
    });
  }
  return service.prices.map(({ label, minutes, euro, sale }, index) => {
    const terms = {
      price: cents(euro),
      specialPrice: cents(sale ?? 0),
      specialDeposit: service.deposit ?? null,
    };
    const ownSteps = index === 0 ? steps : [];
    const row = { businessId, serviceId, label, durationMinutes: minutes, position: index, steps: ownSteps, ...terms };
    const id = rows.add('servicePricings', row);
    for (const { chair, euro: ownEuro, minutes: durationMinutes = null } of index === 0 ? own : []) {
      const ownPrice = ownEuro === undefined ? null : cents(ownEuro);
      const chairId = shop.chairIds[chair] ?? 0;
      rows.put('chairPricings', { businessId, chairId, pricingId: id, price: ownPrice, durationMinutes });
    }
    const called = { category, service: name, name: label ? `${name} (${label})` : name };
    const units = needs.map(({ of, from = 0, to = minutes }) => ({
      units: shop.resources.get(of)?.units ?? [],
      from,
      to: Math.min(to, minutes),
    }));
    return { id, serviceId, ...called, minutes, ...terms, chairIds, addOn, needs: units };
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

/** Rooms and machines with a unit for each guest whom they serve at a time. */
function addResources(rows: DemoRows, shop: DemoShop, { resources = [] }: Catalogue) {
  for (const [position, { name, kind, capacity }] of resources.entries()) {
    const { id: businessId } = shop;
    const id = rows.add('resources', { businessId, name, kind, capacity, position });
    const units = Array.from({ length: capacity }, (_, index) =>
      rows.add('chairs', {
        businessId,
        name,
        person: null,
        ...noProfile,
        position,
        active: false,
        resourceId: id,
        unit: index + 1,
      }),
    );
    shop.resources.set(name, { id, units });
  }
}

/** Adds the services for single guests; returns the catalogue that this shop sells from. */
export function addServices(rows: DemoRows, shop: DemoShop): Catalogue {
  const catalogue = catalogueOf(shop);
  addResources(rows, shop, catalogue);
  for (const [index, { name: category, services, chairs }] of catalogue.categories.entries()) {
    const categoryId = rows.add('serviceCategories', { businessId: shop.id, name: category, position: index });
    const chairIds = chairs?.map((chair) => shop.chairIds[chair] ?? 0);
    for (const [position, sketch] of services.entries()) {
      const { name, text, deposit, addOn, also, minutes, euro, sale } = sketch;
      const prices = [{ label: '', minutes, euro, sale }, ...(also ?? [])];
      const offered = { name, text, deposit, addOn, position, category, categoryId, prices, chairIds, sketch };
      shop.pricings.push(...addService(rows, shop, offered));
    }
  }
  return catalogue;
}
