import { tidyLine, tidyText } from '@thyme/domain/text';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import {
  listChairsOf,
  listNeeds,
  listResources,
  type NeedValues,
  replaceNeeds,
  timeFreed,
} from '../availability/index.ts';
import { recordRate } from '../businesses/index.ts';
import { type ChangeAnswer, changeShop, type Decision, type EditContext, Refused } from '../edits/index.ts';
import { sharedWords } from './class-rooms.ts';
import { type ClassForm, saveClass } from './dates.ts';
import { findGroup } from './dates-store.ts';
import { listOwnTerms, type OwnTerms, replaceOwnTerms } from './own-terms-store.ts';
import * as store from './store.ts';

const MOST_SERVICES = 300;
const MOST_CATEGORIES = 40;
const GONE = 'This service could not be found.';
const CHAIR_GONE = 'This chair could not be found.';
const ROOM_GONE = 'This room could not be found.';
const CATEGORY_GONE = 'This category could not be found.';

export interface MenuService extends store.ServiceRow {
  zone: string;
  pricings: (store.PricingRow & { own: OwnTerms[] })[];
  chairIds: number[];
  needs: MenuNeed[];
  group: store.GroupRow | null;
  dates: store.ScheduleRow[];
}

/** A room or machine that a service needs. */
export interface MenuNeed extends NeedValues {
  name: string;
  /** False if the shop no longer uses it: then the service cannot be booked. */
  isServed: boolean;
}

export interface Menu {
  categories: (store.CategoryRow & { services: MenuService[] })[];
}

/** All active and inactive services of a shop, in page order. */
export async function readDeskMenu(services: Services, viewer: Viewer, businessId: number): Promise<Menu> {
  const { zone } = await requireMembership(services, viewer, businessId);
  const { db, clock } = services;
  const [categories, rows, pricings, groups, dates, links, terms, needs, rooms] = await Promise.all([
    store.listCategories(db, businessId),
    store.listServices(db, businessId),
    store.listPricings(db, businessId),
    store.listGroups(db, businessId),
    store.listComingDates(db, businessId, clock.now()),
    store.listChairServices(db, businessId),
    listOwnTerms(db, businessId),
    listNeeds(db, businessId),
    listResources(db, businessId),
  ]);
  const whole = rows.map((row): MenuService => {
    const group = groups.find(({ serviceId }) => serviceId === row.id) ?? null;
    return {
      ...row,
      zone,
      pricings: pricings
        .filter(({ serviceId }) => serviceId === row.id)
        .map((pricing) => ({ ...pricing, own: terms.filter(({ pricingId }) => pricingId === pricing.id) })),
      chairIds: links.filter(({ serviceId }) => serviceId === row.id).map(({ chairId }) => chairId),
      needs: needs
        .filter(({ serviceId }) => serviceId === row.id)
        .map(({ resourceId, fromMinute, toMinute }) => {
          const room = rooms.find(({ id }) => id === resourceId);
          return { resourceId, fromMinute, toMinute, name: room?.name ?? '', isServed: room?.active ?? false };
        }),
      group,
      dates: group ? dates.filter(({ groupId }) => groupId === group.id) : [],
    };
  });
  return {
    categories: categories.map((category) => ({
      ...category,
      services: whole.filter(({ categoryId }) => categoryId === category.id),
    })),
  };
}

export function saveCategory(
  services: Services,
  viewer: Viewer,
  form: { businessId: number; id: number | null; name: string },
): Promise<ChangeAnswer> {
  const { businessId, id } = form;
  const name = tidyLine(form.name);
  const change = { businessId, action: id === null ? 'add-category' : 'save-category', subject: 'category' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const categories = await store.listCategories(tx.db, businessId);
    if (categories.some((category) => category.name === name && category.id !== id))
      throw new Refused('You already have a category with this name.');
    if (id === null) {
      if (categories.length >= MOST_CATEGORIES) throw new Refused(`A shop has at most ${MOST_CATEGORIES} categories.`);
      return {
        id: await store.insertCategory(tx.db, businessId, name),
        message: 'Added.',
        changes: { name },
      };
    }
    const before = categories.find((category) => category.id === id);
    if (!before) throw new Refused(CATEGORY_GONE);
    await store.updateCategory(tx.db, businessId, id, { name });
    return { id, message: 'Saved.', changes: { from: before.name, name } };
  });
}

export function removeCategory(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'remove-category', subject: 'category' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const category = await store.findCategory(tx.db, businessId, id);
    if (!category) throw new Refused(CATEGORY_GONE);
    if ((await store.countServices(tx.db, businessId, id)) > 0)
      throw new Refused('Please move its services first, including archived ones.');
    await store.deleteCategory(tx.db, businessId, id);
    return { id, message: 'Removed.', changes: { name: category.name } };
  });
}

export interface ServiceForm {
  businessId: number;
  id: number | null;
  categoryId: number;
  name: string;
  description: string;
  /** Undefined leaves it unchanged. */
  addOn?: boolean | undefined;
  /** Undefined leaves it unchanged; null is the shop's own. */
  vatRate?: number | null | undefined;
  /** Whether guests may choose a person. Undefined leaves it unchanged; null: if several offer it. */
  personChoice?: boolean | null | undefined;
  /** Without `own`, the terms of individual people do not change. */
  pricings: readonly (store.PricingValues & { id: number | null; own?: readonly OwnTerms[] | undefined })[];
  chairIds: readonly number[];
  /** Rooms and machines; undefined leaves them unchanged. */
  needs?: readonly NeedValues[] | undefined;
  group: ClassForm | null;
  decisions: readonly Decision[];
  note: string;
}

/** Sold prices and durations do not change; appointments for removed pricings become conflicts. */
export function saveService(services: Services, viewer: Viewer, form: ServiceForm): Promise<ChangeAnswer> {
  const { businessId, id, decisions, note } = form;
  const action = id === null ? 'add-service' : 'save-service';
  const change = { businessId, action, subject: 'service', mayOrphan: id !== null, decisions, note };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx } = hands;
    if (!(await store.findCategory(tx.db, businessId, form.categoryId))) throw new Refused(CATEGORY_GONE);
    const serviceId = await writeService(hands, form);
    const pricings = form.pricings.map((pricing) => ({ ...pricing, label: tidyLine(pricing.label) }));
    await writePricings(hands, serviceId, pricings);
    await writeChairs(hands, serviceId, form.chairIds);
    if (form.needs && !(await replaceNeeds(tx.db, businessId, serviceId, form.needs))) throw new Refused(ROOM_GONE);
    const [first] = pricings;
    let shared: string[] = [];
    if (form.group && first) {
      const how = { minutes: first.durationMinutes, chairIds: form.chairIds };
      const saved = await saveClass(hands, serviceId, form.group, how);
      shared = saved.shared;
      await timeFreed(tx, { businessId, freed: [], seats: saved.seats, passedBy: [] });
    }
    const vat = form.vatRate === undefined ? {} : { vatRate: form.vatRate };
    const choice = form.personChoice === undefined ? {} : { personChoice: form.personChoice };
    const changes = {
      name: tidyLine(form.name),
      pricings,
      ...vat,
      ...choice,
      ...(form.group ? { group: form.group } : {}),
    };
    return { id: serviceId, message: `${id === null ? 'Added.' : 'Saved.'}${sharedWords(shared)}`, changes };
  });
}

async function writeService({ tx, membership, memberId }: EditContext, form: ServiceForm): Promise<number> {
  const { businessId, id, categoryId } = form;
  const values = {
    categoryId,
    name: tidyLine(form.name),
    description: tidyText(form.description),
    ...(form.addOn !== undefined && { addOn: form.addOn }),
    ...(form.vatRate !== undefined && { vatRate: form.vatRate }),
    ...(form.personChoice !== undefined && { personChoice: form.personChoice }),
  };
  if (id === null) {
    if ((await store.countServices(tx.db, businessId)) >= MOST_SERVICES)
      throw new Refused(`A shop has at most ${MOST_SERVICES} services.`);
    return store.insertService(tx.db, businessId, values);
  }
  const found = await store.findService(tx.db, businessId, id);
  if (!found) throw new Refused(GONE);
  const { vatRate: rate = found.vatRate } = form;
  const about = { businessId, serviceId: id, zone: membership.zone, actorId: memberId };
  await recordRate(tx, { ...about, before: found.vatRate, rate });
  const isClass = (await findGroup(tx.db, businessId, id)) !== null;
  if (isClass !== (form.group !== null)) throw new Refused('A service can’t become a class, or a class a service.');
  await store.updateService(tx.db, businessId, id, values);
  return id;
}

async function writePricings({ tx, membership }: EditContext, serviceId: number, pricings: ServiceForm['pricings']) {
  const { businessId } = membership;
  const plain = pricings.map(({ own: _, ...pricing }) => pricing);
  const ids = await store.savePricings(tx.db, businessId, serviceId, plain);
  if (!ids) throw new Refused(GONE);
  const known = (await listChairsOf(tx.db, businessId)).map(({ id }) => id);
  for (const [index, { own }] of pricings.entries()) {
    if (!own) continue;
    const chairIds = own.map(({ chairId }) => chairId);
    if (chairIds.some((id) => !known.includes(id)) || new Set(chairIds).size < chairIds.length)
      throw new Refused(CHAIR_GONE);
    const terms = own.filter(({ price, durationMinutes }) => price !== null || durationMinutes !== null);
    await replaceOwnTerms(tx.db, businessId, ids[index] as number, terms);
  }
}

async function writeChairs({ tx, membership }: EditContext, serviceId: number, chairIds: readonly number[]) {
  const { businessId } = membership;
  const known = (await listChairsOf(tx.db, businessId)).map(({ id }) => id);
  if (chairIds.some((id) => !known.includes(id))) throw new Refused(CHAIR_GONE);
  await store.replaceChairs(tx.db, businessId, serviceId, [...new Set(chairIds)]);
}

/** Inactive services are hidden from guests; upcoming appointments that booked them become conflicts. */
export function setServiceActive(
  services: Services,
  viewer: Viewer,
  form: { businessId: number; id: number; active: boolean; decisions: readonly Decision[]; note: string },
): Promise<ChangeAnswer> {
  const { businessId, id, active, decisions, note } = form;
  const action = active ? 'restore-service' : 'archive-service';
  const change = { businessId, action, subject: 'service', mayOrphan: !active, decisions, note };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const service = await store.findService(tx.db, businessId, id);
    if (!service) throw new Refused(GONE);
    await store.updateService(tx.db, businessId, id, { active });
    return { id, message: active ? 'On your page again.' : 'Archived.', changes: { name: service.name } };
  });
}

/** Sets the order of categories and services. Anything not listed follows after. */
export function orderMenu(
  services: Services,
  viewer: Viewer,
  form: { businessId: number; categories: readonly { id: number; services: readonly number[] }[] },
): Promise<ChangeAnswer> {
  const { businessId, categories } = form;
  const change = { businessId, action: 'order-menu', subject: 'service' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const known = new Set((await store.listCategories(tx.db, businessId)).map(({ id }) => id));
    if (categories.some(({ id }) => !known.has(id))) throw new Refused(CATEGORY_GONE);
    const ids = categories.flatMap((category) => category.services);
    if (new Set(ids).size !== ids.length || (await store.listServiceIds(tx.db, businessId, ids)).length !== ids.length)
      throw new Refused(GONE);
    for (const [position, category] of categories.entries()) {
      await store.updateCategory(tx.db, businessId, category.id, { position });
      for (const [index, serviceId] of category.services.entries())
        await store.updateService(tx.db, businessId, serviceId, { position: index, categoryId: category.id });
    }
    return { message: 'Saved.', changes: { categories } };
  });
}
