import { blockedDates, servicePricings } from '@thyme/db/schema';
import { OFFER_SECONDS } from '@thyme/domain/waiting-list';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { waitingRequests } from '../../../../test/kit/waiting-list.ts';
import { sweepWaitingList } from '../job-handlers.ts';

const DAY = '2026-06-16';
const TEN = `${DAY} 10:00`;

let api: TestApi;
let start: number;
let shop: TestBusiness;
let appointmentId: number;
let first: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  start = api.clock.now();
});
afterAll(() => api.close());

const { join, waiting, accept, decline, cancel, runOffers } = waitingRequests(() => api, DAY);

/** A shop whose one chair is booked at ten, and two guests who wait for that day. */
beforeEach(async () => {
  api.clock.set(start);
  shop = await insertBusiness(api.db, start);
  const booker = await api.signIn();
  const answer = await book(api, booker.token, { business_id: shop.id, services: [at(shop.pricingId, TEN)] });
  appointmentId = answer.appointment_ids[0] ?? 0;
  [first, second] = [await api.signIn(), await api.signIn()];
});

interface Bell {
  title: string;
  message: string;
  target_url: string;
  actions: string[];
  ended_offer: {
    state: string;
    place: string;
    position: number | null;
    request_id: number | null;
    date: number;
    nearest_times: number[];
    lat: number | null;
    lng: number | null;
  } | null;
}
const QUERY = `{ myNotification { data { status title message target_url actions
  ended_offer { state place position request_id date nearest_times lat lng } } } }`;
async function bell({ token }: SignedIn): Promise<Bell> {
  const { myNotification } = await api.ask<{ myNotification: { data: (Bell & { status: string })[] } }>(
    QUERY,
    {},
    { token },
  );
  const found = myNotification.data.find(({ status }) => status === 'waiting_list_offer');
  if (!found) throw new Error('No offer was made.');
  return found;
}
async function expire(seconds = OFFER_SECONDS): Promise<void> {
  api.clock.advance(seconds);
  await sweepWaitingList.run(api.app.services, {});
  await runOffers();
}
const offerOf = async (guest: SignedIn) => (await waiting(guest))[0]?.offer?.id ?? 0;

it('[NOTIF-030] an open offer is shown as one', async () => {
  await join(shop, first);
  await cancel({ shop, appointmentId });
  expect(await bell(first)).toMatchObject({ title: 'A time has come free at Willow Room', ended_offer: null });
});

it('[NOTIF-030] an expired offer says so, that nothing was charged, and that the next guest has it', async () => {
  await join(shop, first);
  await join(shop, second);
  await cancel({ shop, appointmentId });
  api.clock.advance(OFFER_SECONDS);
  // Even before the job has closed it, the offer is shown as expired.
  expect(await bell(first)).toMatchObject({
    message: 'We held Tue 16 Jun, 10:00 am for 15 minutes, and didn’t hear from you. Nothing was charged.',
    actions: [],
  });
  await expire(0);
  expect(await bell(first)).toMatchObject({
    title: 'The 10:00 am at Willow Room has gone',
    message: 'We held Tue 16 Jun, 10:00 am for 15 minutes, then offered it to the next person. Nothing was charged.',
    target_url: expect.stringMatching(/^\/[a-z]/),
    actions: [],
    ended_offer: { state: 'lapsed', place: 'offered', position: 1, date: wall(TEN) },
  });
  await accept(second, await offerOf(second));
  expect(await bell(first)).toMatchObject({
    message: 'We held Tue 16 Jun, 10:00 am for 15 minutes, then it went to someone else. Nothing was charged.',
    ended_offer: { place: 'taken' },
  });
});

it('[NOTIF-030] the guest keeps their position, and gets the nearest free times', async () => {
  await join(shop, first);
  await join(shop, second);
  await cancel({ shop, appointmentId });
  await expire();
  const { ended_offer: ended } = await bell(first);
  expect(ended?.request_id).toBe((await waiting(first))[0]?.id);
  expect(ended?.nearest_times.length).toBeGreaterThan(0);
  expect(ended?.nearest_times).not.toContain(wall(TEN));
});

it('[NOTIF-030] a time that no one else waits for can be booked by anyone', async () => {
  await join(shop, first);
  await cancel({ shop, appointmentId });
  await expire();
  expect(await bell(first)).toMatchObject({
    title: 'The 10:00 am at Willow Room is no longer held for you',
    message: expect.stringContaining('anyone can book it now'),
    ended_offer: { place: 'free' },
  });
  await api.db.insert(blockedDates).values({ businessId: shop.id, date: DAY });
  expect(await bell(first)).toMatchObject({
    title: 'The 10:00 am at Willow Room has gone',
    ended_offer: { place: 'over' },
  });
});

it('[NOTIF-030] a time of a service that is no longer sold has gone', async () => {
  await join(shop, first);
  await cancel({ shop, appointmentId });
  await expire();
  await api.db.update(servicePricings).set({ active: false }).where(eq(servicePricings.id, shop.pricingId));
  expect(await bell(first)).toMatchObject({
    title: 'The 10:00 am at Willow Room has gone',
    ended_offer: { place: 'over', nearest_times: [] },
  });
});

it('[NOTIF-031] after Pass the offer is shown as passed', async () => {
  await join(shop, first);
  await join(shop, second);
  await cancel({ shop, appointmentId });
  await decline(first, await offerOf(first));
  await runOffers();
  expect(await bell(first)).toMatchObject({
    title: 'You passed on Tue 16 Jun, 10:00 am at Willow Room',
    message: 'We’ve offered it to the next person.',
    actions: [],
    ended_offer: { state: 'declined', place: 'offered', position: 1 },
  });
});

it('[NOTIF-030] an accepted offer leads to its appointment', async () => {
  await join(shop, first);
  await cancel({ shop, appointmentId });
  const { appointment_ids: ids } = await accept(first, await offerOf(first));
  expect(await bell(first)).toMatchObject({
    title: 'You took Tue 16 Jun, 10:00 am at Willow Room',
    target_url: `/profile/appointments?id=${ids[0]}`,
    ended_offer: { state: 'accepted', request_id: null, nearest_times: [] },
  });
});
