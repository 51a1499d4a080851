import { outbox, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, recordingMail, type TestApi } from '../kit/index.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import { type StoredChanges, watchChanges } from './stored-changes.ts';
import { createWorld, type World } from './world.ts';

const SCRIPT = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const LINES = 'Niamh\r\nBcc: everybody@mail.example\r\nBEGIN:VEVENT';

let api: TestApi;
let changes: StoredChanges;
let world: World;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail, config: { httpRateLimit: 1_000_000 } });
  changes = await watchChanges(api.db);
  world = await createWorld(api);
});
afterAll(() => api.close());

describe('user content', () => {
  it('appears in mails and calendars as text, never as markup, headers or events', async () => {
    const { shop, guest } = world;
    await api.db.update(users).set({ firstName: SCRIPT, lastName: LINES }).where(eq(users.id, guest.userId));
    await api.db.execute(`update businesses set name = '${SCRIPT}' where id = ${shop.id}`);
    await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-22 10:00')],
      note: SCRIPT,
    });
    await api.runJobs();
    const sent = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId));
    expect(sent.length).toBeGreaterThan(0);
    for (const { rendered } of sent) {
      expect(rendered?.html).toBeDefined();
      expect(rendered?.html).not.toMatch(/<script>alert|<img src=x/);
      expect(rendered?.subject).not.toMatch(/[\r\n]/);
    }
    const feed = await api.ask<{ calendar_feed: { url: string } }>(
      '{ calendar_feed { url } }',
      {},
      { token: guest.token },
    );
    const calendar = await (await api.fetch(new URL(feed.calendar_feed.url).pathname)).text();
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar).not.toMatch(/^Bcc:/m);
    const events = calendar.match(/^BEGIN:VEVENT\r?$/gm) ?? [];
    expect(events).toHaveLength(calendar.match(/^UID:/gm)?.length ?? 0);
  });

  it.each(HOSTILE_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\u0000')))(
    'is stored unchanged or refused, and changes nothing else: %j',
    async (text) => {
      const { guest } = world;
      await changes.since();
      const query = `mutation($n: String!) { submit_query(name: $n, email: "a@mail.example", phone: "0871234567", query_type: "query", description: $n) { status } }`;
      const { errors } = await api.run(query, { n: text }, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain('INTERNAL');
      const search = await api.run(
        'query($t: String!) { business_search(business_type: $t, where: $t) { total } search_suggestions(text: $t) { label } faq_categories(keyword: $t) { name } }',
        { t: text },
        { token: guest.token },
      );
      expect(search.errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain('INTERNAL');
      const touched = await changes.since();
      expect(touched.filter((name) => !['queries', 'leads', 'outbox'].includes(name))).toEqual([]);
    },
  );
});
