import { checkPatchTest, type PatchTest } from '@thyme/domain/services';
import { formatDayTime, type Instant, MINUTE, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { listTests } from '../../forms/index.ts';
import type { LoadedCart } from './cart.ts';

/** A service of the cart that this guest cannot book without a test. */
export interface TestRefusal {
  readonly code: 'patch-test-needed';
  readonly index: number;
  readonly service: string;
  readonly test: string;
  /** How the test is booked; null if the shop does not sell it online. */
  readonly testPricingId: number | null;
  readonly hoursBefore: number;
  /** The latest time at which a test can end, on the shop's clock. */
  readonly latest: WallSeconds;
  readonly isTooLate: boolean;
}

/** Services that need a test which the guest has not had or booked and which is not in this cart. */
export async function missingTests(
  { db, clock }: Services,
  { shop, offers, wishes }: LoadedCart,
  userId: number,
): Promise<TestRefusal[]> {
  const needs = offers.flatMap((offer, index) => {
    const startsAt = wishes[index]?.at;
    const isOwn = (wishes[index]?.guest ?? 0) === 0;
    return offer.patchTest && startsAt !== undefined ? [{ offer, rule: offer.patchTest, index, startsAt, isOwn }] : [];
  });
  if (needs.length === 0) return [];
  const serviceIds = [...new Set(needs.map(({ rule }) => rule.testServiceId))];
  const known = await listTests(db, { businessId: shop.id, userId, serviceIds });
  const tests: PatchTest[] = [...known, ...inCart({ offers, wishes })];
  return needs.flatMap(({ offer, rule, index, startsAt, isOwn }) => {
    const checked = checkPatchTest(rule, isOwn ? tests : [], startsAt);
    if (checked.ok) return [];
    const { latestEnd } = checked.refusal;
    const { testName: test, hoursBefore } = rule;
    // The shop has no records of a companion's tests and arranges them itself.
    const testPricingId = isOwn ? rule.testPricingId : null;
    const isTooLate = latestEnd <= clock.now();
    const latest = wallOf(shop.zone, latestEnd);
    return [
      { code: 'patch-test-needed', index, service: offer.name, test, testPricingId, hoursBefore, latest, isTooLate },
    ];
  });
}

const inCart = ({ offers, wishes }: Pick<LoadedCart, 'offers' | 'wishes'>): PatchTest[] =>
  offers.flatMap(({ serviceId, minutes }, index) => {
    const at: Instant | undefined = wishes[index]?.at;
    return at === undefined || (wishes[index]?.guest ?? 0) > 0 ? [] : [{ serviceId, endsAt: at + minutes * MINUTE }];
  });

/** 'Full colour needs a patch test at least 48 hours before. Please book Patch test first, by Mon 16 Nov, 2:00 pm.' */
export function testMessage({ service, test, testPricingId, hoursBefore, latest, isTooLate }: TestRefusal): string {
  const hours = hoursBefore === 1 ? '1 hour' : `${hoursBefore} hours`;
  const rule = `${service} needs a valid ${test} at least ${hours} before.`;
  if (isTooLate) return `${rule} That’s too soon for this time, so please choose a later one.`;
  if (testPricingId === null) return `${rule} Please contact the business to arrange it.`;
  return `${rule} Please book it first, no later than ${formatDayTime(latest)}.`;
}
