import { tidyLine } from '@thyme/domain/text';
import type { Weekday } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../accounts/index.ts';
import { insertChair, listChairsOf, listHours, replaceHours, updateChair } from '../availability/index.ts';
import { findBusiness, openingRule, updateBusiness } from '../businesses/index.ts';
import { type ChangeAnswer, changeShop, type EditContext, Refused } from '../edits/index.ts';
import {
  deleteMenu,
  insertCategory,
  insertService,
  listPricings,
  listServices,
  savePricings,
} from '../services/index.ts';

const OPEN_ALREADY = 'This shop is open. Please use its own pages to change it.';

function requireUnpublished({ membership }: EditContext): void {
  // A hidden shop has guests and appointments, so it is not set up again.
  if (membership.publishedAt !== null) throw new Refused(OPEN_ALREADY);
}

export interface FirstService {
  name: string;
  minutes: number;
  price: number;
}

/** Replaces the first services. The shop is unpublished, so none of them can have been booked. */
export function saveFirstServices(
  services: Services,
  viewer: Viewer,
  { businessId, offers }: { businessId: number; offers: readonly FirstService[] },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-first-services', subject: 'service', need: 'owner' as const };
  return changeShop(services, viewer, change, async (hands) => {
    requireUnpublished(hands);
    const { tx } = hands;
    await deleteMenu(tx.db, businessId);
    const categoryId = await insertCategory(tx.db, businessId, 'Services');
    if (categoryId === null) throw new Error('The category was not stored.');
    const plain = { specialPrice: 0, specialDeposit: null, bufferMinutes: null, label: '', id: null };
    for (const { name, minutes, price } of offers) {
      const values = { categoryId, name: tidyLine(name), description: '' };
      const id = await insertService(tx.db, businessId, values);
      await savePricings(tx.db, businessId, id, [{ ...plain, price, durationMinutes: minutes }]);
    }
    return { id: businessId, message: 'Saved.', changes: { offers } };
  });
}

export interface FirstHours {
  businessId: number;
  weekdays: readonly number[];
  from: number;
  to: number;
  bufferMinutes: number;
  /** How many guests can be served at once. */
  chairs: number;
}

export function saveFirstHours(services: Services, viewer: Viewer, form: FirstHours): Promise<ChangeAnswer> {
  const { businessId, from, to, bufferMinutes } = form;
  const change = { businessId, action: 'save-first-hours', subject: 'hours', need: 'owner' as const };
  return changeShop(services, viewer, change, async (hands) => {
    requireUnpublished(hands);
    if (from >= to) throw new Refused('The end must be after the start.');
    const { tx } = hands;
    const weekdays = [...new Set(form.weekdays)] as Weekday[];
    const hours = weekdays.map((weekday) => ({ weekday, from, to }));
    await replaceHours(tx.db, businessId, null, hours);
    await updateBusiness(tx.db, businessId, { bufferMinutes });
    await setChairs(hands, form.chairs);
    return { id: businessId, message: 'Saved.', changes: { weekdays, from, to, bufferMinutes, chairs: form.chairs } };
  });
}

async function setChairs({ tx, membership: { businessId } }: EditContext, wanted: number): Promise<void> {
  const known = await listChairsOf(tx.db, businessId);
  for (const [index, { id }] of known.entries()) await updateChair(tx.db, businessId, id, { active: index < wanted });
  for (let index = known.length; index < wanted; index += 1)
    await insertChair(tx.db, businessId, { name: `Chair ${index + 1}`, person: null });
}

/** Publishes the shop: guests find it from the next request on. */
export function publishShop(
  services: Services,
  viewer: Viewer,
  { businessId, videoVetting, confirmsAtOnce }: { businessId: number; videoVetting: boolean; confirmsAtOnce: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'publish-shop', subject: 'profile', need: 'owner' as const };
  return changeShop(services, viewer, change, async (hands) => {
    requireUnpublished(hands);
    const { tx, now } = hands;
    const missing = await whatIsMissing(hands);
    if (missing.length > 0) throw new Refused(`Please add ${missing.join(' and ')} first.`);
    const opened = { published: true, publishedAt: now, videoVetting, ...openingRule(confirmsAtOnce) };
    await updateBusiness(tx.db, businessId, opened);
    return { id: businessId, message: 'Your shop is open.', changes: { videoVetting, confirmsAtOnce } };
  });
}

async function whatIsMissing({ tx, membership: { businessId } }: EditContext): Promise<string[]> {
  const business = await findBusiness(tx.db, businessId);
  const pricings = await listPricings(tx.db, businessId);
  const rows = await listServices(tx.db, businessId);
  const hours = (await listHours(tx.db, businessId)).filter(({ chairId }) => chairId === null);
  const chairs = (await listChairsOf(tx.db, businessId)).filter(({ active }) => active);
  const sold = rows.filter(({ id, active }) => active && pricings.some(({ serviceId }) => serviceId === id));
  return [
    ...(business?.lat == null ? ['where it is'] : []),
    ...(sold.length === 0 ? ['a service'] : []),
    ...(hours.length === 0 ? ['your hours'] : []),
    ...(chairs.length === 0 ? ['a chair'] : []),
  ];
}
