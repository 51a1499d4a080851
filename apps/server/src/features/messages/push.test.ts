import { messages, pushSubscriptions } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type SignedIn, type TestApi, type TestBusiness } from '../../../test/kit/index.ts';
import { type PushStandIn, pushStandIn } from '../../../test/kit/stand-ins/push-stand-in.ts';
import { readPushKeys } from '../../integrations/push/push-keys.ts';
import { webPushPort } from '../../integrations/push/web-push.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { readReach, sendPush } from './index.ts';

let api: TestApi;
let shop: TestBusiness;
let service: PushStandIn;
let guest: SignedIn;
let count = 0;
beforeAll(async () => {
  service = await pushStandIn();
  const keys = () => readPushKeys(api.app.services.config.dataDir);
  const push = webPushPort({ keys, subject: 'mailto:hello@thyme.example', also: service });
  api = await bootApi({ push });
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(async () => {
  guest = await api.signIn();
  count += 1;
});

const subscribe = (keys: { endpoint: string; p256dh: string; auth: string }, as = guest) =>
  api.ask<{ subscribe_push: { status: number } }>(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { status message } }',
    keys,
    as,
  );
const subscriptionsOf = async (userId: number) =>
  (await readReach(api.app.services, { userId, shop: { zone: 'Europe/Dublin', country: 'IE' }, purpose: 'bookings' }))
    .subscriptions;

async function push() {
  const now = api.clock.now();
  const about = { userId: guest.userId, businessId: shop.id, appointmentId: null, reminderId: null };
  const subscriptions = await subscriptionsOf(guest.userId);
  await inTransaction(api.app.services, (tx) =>
    sendPush(
      tx,
      { ...about, purpose: 'bookings', dedupeKey: `push:${count}`, sendAt: now, usefulUntil: now + 3_600 },
      { subscriptions, words: { title: 'Tomorrow, 10:00 am', body: 'Willow Room', path: '/profile/appointments' } },
    ),
  );
  await api.runJobs();
}
const stored = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId));

describe('a push notification', () => {
  it('[REACH-030] is encrypted for the browser and signed with persistent keys, and its receipt marks it delivered', async () => {
    const keys = service.subscribe(`/browser-${count}`);
    expect((await subscribe(keys)).subscribe_push.status).toBe(1);
    await push();
    const [received] = service.received;
    expect(received?.notice).toMatchObject({ title: 'Tomorrow, 10:00 am', path: '/profile/appointments' });
    const { my_message_choices: own } = await api.ask<{ my_message_choices: { push_key: string; browsers: number } }>(
      '{ my_message_choices { push_key browsers } }',
      {},
      guest,
    );
    expect(String(received?.headers.authorization)).toContain(`k=${own.push_key}`);
    expect([own.browsers, readPushKeys(api.app.services.config.dataDir).publicKey]).toEqual([1, own.push_key]);
    expect(await stored()).toMatchObject([{ state: 'sent', cost: 0 }]);
    const receipt = received?.notice.receipt ?? '';
    expect((await api.fetch(`${receipt}x`, { method: 'POST' })).status).toBe(404);
    expect((await api.fetch(receipt, { method: 'POST' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ state: 'delivered' }]);
  });

  it('[REACH-031] to a browser that has unsubscribed fails, and its subscription is deleted', async () => {
    await subscribe(service.subscribe(`/gone-${count}`));
    await push();
    expect(await stored()).toMatchObject([{ state: 'failed', error: 'The browser has unsubscribed.' }]);
    expect(await subscriptionsOf(guest.userId)).toEqual([]);
  });

  it('[REACH-032] is sent only to known push services, and a browser belongs to one account', async () => {
    const { p256dh, auth } = service.subscribe('/x');
    for (const endpoint of [
      'https://10.0.0.1/push',
      'https://fcm.googleapis.com.evil.example/x',
      'http://localhost/x',
    ]) {
      expect((await subscribe({ endpoint, p256dh, auth })).subscribe_push.status).toBe(0);
    }
    const keys = service.subscribe(`/shared-${count}`);
    await subscribe(keys);
    const other = await api.signIn();
    await subscribe(keys, other);
    expect([await subscriptionsOf(guest.userId), (await subscriptionsOf(other.userId)).length]).toEqual([[], 1]);
    expect(await api.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, guest.userId))).toEqual([]);
  });
});
