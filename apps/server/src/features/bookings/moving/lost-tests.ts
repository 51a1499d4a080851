import type { PlaceBefore } from '@thyme/db/schema';
import type { Clash } from '@thyme/domain/bookings';
import { checkPatchTest } from '@thyme/domain/services';
import type { Services } from '../../../platform/services.ts';
import type { Offer, Shop } from '../../availability/index.ts';
import { listTests } from '../../forms/index.ts';
import type { Place } from './clashes.ts';

interface Move {
  before: readonly PlaceBefore[];
  after: readonly Place[];
}

/** Patch tests that are valid at an appointment's current time, but not at the new one. */
export async function lostTests(
  { db }: Services,
  { shop, offers }: { shop: Shop; offers: ReadonlyMap<number, Offer> },
  { userId }: { userId: number },
  { before, after }: Move,
): Promise<Clash[]> {
  const needs = after.flatMap(({ lineId, pricingId, startsAt }) => {
    const offer = pricingId === null ? undefined : offers.get(pricingId);
    const startedAt = before.find((one) => one.lineId === lineId)?.startsAt;
    return offer?.patchTest && startedAt !== undefined && startedAt !== startsAt
      ? [{ offer, rule: offer.patchTest, startedAt, startsAt }]
      : [];
  });
  const serviceIds = [...new Set(needs.map(({ rule }) => rule.testServiceId))];
  const known = await listTests(db, { businessId: shop.id, userId, serviceIds });
  return needs.flatMap(({ offer, rule, startedAt, startsAt }) => {
    if (!checkPatchTest(rule, known, startedAt).ok || checkPatchTest(rule, known, startsAt).ok) return [];
    const words = `The ${rule.testName} won’t be valid then: ${offer.name} needs one at least ${rule.hoursBefore} hours before and not older than ${rule.validDays} days.`;
    return [{ key: `test:${rule.testServiceId}`, words }];
  });
}
