import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../accounts/index.ts';
import { listChairsOf } from '../availability/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { setOwnTerms } from './own-terms-store.ts';
import * as store from './store.ts';

/** What one person does of a service, and on which terms; null terms are the service's own. */
export interface PersonService {
  serviceId: number;
  does: boolean;
  terms: readonly { pricingId: number; price: number | null; durationMinutes: number | null }[];
}

export interface PersonServicesForm {
  businessId: number;
  chairId: number;
  services: readonly PersonService[];
}

const PERSON_GONE = 'This person could not be found.';
const SERVICE_GONE = 'This service could not be found.';

/**
 * Sets which services a person does, with their own prices and durations. Services that are not listed stay as they are, and so
 * does what is booked.
 */
export function savePersonServices(
  services: Services,
  viewer: Viewer,
  { businessId, chairId, services: wanted }: PersonServicesForm,
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-person-services', subject: 'person' };
  return changeShop(services, viewer, change, async ({ tx: { db } }) => {
    const chairs = await listChairsOf(db, businessId);
    const person = chairs.find(({ id }) => id === chairId);
    if (!person) throw new Refused(PERSON_GONE);
    const [known, groups, links, pricings] = await Promise.all([
      store.listServices(db, businessId),
      store.listGroups(db, businessId),
      store.listChairServices(db, businessId),
      store.listPricings(db, businessId),
    ]);
    let isLess = false;
    for (const { serviceId, does, terms } of wanted) {
      const service = known.find(({ id }) => id === serviceId);
      if (!service || groups.some((group) => group.serviceId === serviceId)) throw new Refused(SERVICE_GONE);
      const chosen = links.filter((link) => link.serviceId === serviceId).map((link) => link.chairId);
      const doers = withPerson(chosen.length > 0 ? chosen : chairs.map(({ id }) => id), chairId, does);
      if (!does && !chairs.some(({ id, active }) => active && doers.includes(id)))
        throw new Refused(`Nobody would do ${service.name} any more. Please archive it under Services instead.`);
      if (doers.length < (chosen.length || chairs.length)) isLess = true;
      if (doers.length !== (chosen.length || chairs.length))
        await store.replaceChairs(db, businessId, serviceId, doers);
      for (const { pricingId, ...own } of terms) {
        const isSold = pricings.some((pricing) => pricing.id === pricingId && pricing.serviceId === serviceId);
        if (!isSold) throw new Refused(SERVICE_GONE);
        await setOwnTerms(db, businessId, pricingId, { chairId, ...own });
      }
    }
    const name = person.person ?? person.name;
    const message = isLess ? `Saved. What’s already booked stays with ${name}.` : 'Saved.';
    return { id: chairId, message, changes: { name, services: wanted } };
  });
}

function withPerson(doers: readonly number[], chairId: number, does: boolean): number[] {
  const others = doers.filter((id) => id !== chairId);
  return does ? [...others, chairId] : others;
}
