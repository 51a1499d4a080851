import { businesses, servicePricings } from '@thyme/db/schema';
import { loadDemo } from '@thyme/demo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';

const NOW = Date.UTC(2026, 5, 15, 8) / 1000;
let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: NOW });
  await loadDemo(api.databaseUrl, { now: new Date(NOW * 1000) });
});
afterAll(() => api.close());

interface Slot {
  s_date: string;
  s_time: number;
}

describe('the demo marketplace', () => {
  it('every time that a shop shows is available', async () => {
    const shops = await api.db.select({ id: businesses.id }).from(businesses).orderBy(businesses.id);
    let shown = 0;
    for (const { id } of shops) {
      const [pricing] = await api.db
        .select({ id: servicePricings.id })
        .from(servicePricings)
        .where(eq(servicePricings.businessId, id))
        .orderBy(servicePricings.id)
        .limit(1);
      const variables = { b: id, p: pricing?.id ?? 0 };
      const { first_free } = await api.ask<{ first_free: Slot[] }>(
        'query($b: Int!, $p: Int!) { first_free(business_id: $b, service_pricing_id: $p, count: 5) { s_date s_time } }',
        variables,
      );
      shown += first_free.length;
      for (const { s_date, s_time } of first_free) {
        const services = [{ service_pricing_id: variables.p, date: s_date, time: s_time, occurrences: 2 }];
        const { timeslot_availability: answer } = await api.ask<{ timeslot_availability: { status: number } }>(
          'mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) { status message } }',
          { b: id, s: services },
        );
        expect(answer).toMatchObject({ status: 1 });
      }
    }
    expect(shown).toBeGreaterThan(shops.length * 3);
  });
});
