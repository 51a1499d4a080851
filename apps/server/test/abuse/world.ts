import {
  appointments,
  businessMembers,
  businessPictures,
  campaigns,
  chairs,
  formServices,
  forms,
  formVersions,
  guestFiles,
  holds,
  notifications,
  occupancies,
  patchTests,
  plans,
  recordedTests,
  reviews,
  services,
  subscriptions,
  timeBlocks,
  videoRooms,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { issueInvoice } from '../../src/features/sales/invoices/issue-invoice.ts';
import { randomToken } from '../../src/platform/crypto/ids.ts';
import { inTransaction } from '../../src/platform/unit-of-work.ts';
import { only } from '../kit/fixtures.ts';
import {
  insertAppointment,
  insertBusiness,
  insertPicture,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../kit/index.ts';
import { talk } from './world-messages.ts';
import { giveVoucher, saveCard } from './world-money.ts';
import { askSwap, askTimeOff, connectCalendar } from './world-team.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A shop with its owner and a guest who has something of every kind there, and strangers who must not access any of it. */
export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(api: TestApi) {
  const [guest, owner, otherGuest, otherOwner, staff, manager, own] = await Promise.all([
    api.signIn(),
    api.signInBusiness(),
    api.signIn(),
    api.signInBusiness(),
    api.signInBusiness(),
    api.signInBusiness(),
    api.signInBusiness(),
  ]);
  /** `own` sees their own calendar only, which is empty. */
  const people = { guest, owner, otherGuest, otherOwner, staff, manager, own };
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3, business: { noticeMinutes: 0 } });
  const otherShop = await insertBusiness(api.db, api.clock.now());
  await api.db.insert(businessMembers).values([
    { businessId: shop.id, userId: people.owner.userId, role: 'owner' },
    { businessId: shop.id, userId: people.staff.userId, role: 'staff' },
    { businessId: shop.id, userId: people.manager.userId, role: 'manager' },
    { businessId: shop.id, userId: people.own.userId, role: 'staff', calendar: 'own' },
    { businessId: otherShop.id, userId: people.otherOwner.userId, role: 'owner' },
  ]);
  await api.db
    .update(chairs)
    .set({ staffId: people.own.userId })
    .where(eq(chairs.id, shop.chairIds[2] ?? 0));
  const now = api.clock.now();
  const appointment = await insertAppointment(api.db, shop, people.guest.userId, {
    startsAt: now + 3 * DAY,
    paid: 7_500,
  });
  await inTransaction(api.app.services, (tx) => issueInvoice(tx, { businessId: shop.id, saleId: appointment.saleId }));
  const past = await insertAppointment(api.db, shop, people.guest.userId, {
    startsAt: now - 3 * DAY,
    paid: 7_500,
    appointment: { status: 'Completed', completedAt: now - 2 * DAY },
  });
  const owing = await insertAppointment(api.db, shop, people.guest.userId, { startsAt: now + 4 * DAY });
  return {
    api,
    ...people,
    shop,
    otherShop,
    appointment,
    past,
    owing,
    savedCard: await saveCard(api, people.guest),
    voucher: await giveVoucher(api, shop.id, people.guest),
    waiting: await offerTime(api, shop, people.guest),
    room: await openRoom(api, appointment, people.guest),
    notificationId: await ringBell(api, people.guest),
    subscriptionId: await beginPlan(api, shop.id),
    otherSession: people.guest.sessionId,
    blockId: await blockTime(api, shop),
    absenceId: await askTimeOff(api, shop, people.staff),
    swapId: await askSwap(api, shop, people.staff),
    calendarId: await connectCalendar(api, shop, people.owner),
    pictureId: await hangPicture(api, shop),
    ...(await askBefore(api, shop)),
    guestFileId: await keepFile(api, shop, people),
    recordedTestId: await recordTest(api, shop, people),
    reviewId: await writeReview(api, shop, people.guest),
    campaignId: await writeCampaign(api, shop, people.owner),
    ...(await talk(api, shop, people.guest)),
  };
}

async function writeCampaign(api: TestApi, { id: businessId }: TestBusiness, { userId }: SignedIn): Promise<number> {
  const words = { name: 'Quiet week', channel: 'mail' as const, subject: 'Come by', body: 'Hi {first name}' };
  const row = { businessId, ...words, segment: { kind: 'everyone' as const }, createdBy: userId };
  return only(await api.db.insert(campaigns).values(row).returning()).id;
}

/** A form for the shop's service, and a service with a patch test. */
async function askBefore(api: TestApi, { id: businessId, categoryId, serviceId }: TestBusiness) {
  const form = only(await api.db.insert(forms).values({ businessId, timing: 'before', frequency: 'each' }).returning());
  const questions = [{ id: 'q1', kind: 'short' as const, label: 'Any allergies?', required: true, options: [] }];
  await api.db.insert(formVersions).values({ businessId, formId: form.id, version: 1, title: 'Before', questions });
  await api.db.insert(formServices).values({ businessId, formId: form.id, serviceId });
  const named = { businessId, categoryId, name: 'Patch test' };
  const test = only(await api.db.insert(services).values(named).returning());
  await api.db
    .insert(patchTests)
    .values({ businessId, serviceId: test.id, testServiceId: serviceId, hoursBefore: 1, validDays: 183 });
  return { formId: form.id, testServiceId: test.id };
}

async function recordTest(
  api: TestApi,
  { id: businessId, serviceId }: TestBusiness,
  { guest, owner }: { guest: SignedIn; owner: SignedIn },
): Promise<number> {
  const row = { businessId, userId: guest.userId, serviceId, testedOn: '2026-05-04', recordedBy: owner.userId };
  return only(await api.db.insert(recordedTests).values(row).returning()).id;
}

async function keepFile(
  api: TestApi,
  { id: businessId }: TestBusiness,
  { guest, owner }: { guest: SignedIn; owner: SignedIn },
): Promise<number> {
  const storageKey = `guests/${businessId}/${randomToken()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'a')}.webp`;
  const kept = { name: 'before.jpg', contentType: 'image/webp', bytes: 1, consentAt: api.clock.now() };
  const row = { businessId, userId: guest.userId, consentBy: owner.userId, storageKey, ...kept };
  return only(await api.db.insert(guestFiles).values(row).returning()).id;
}

async function writeReview(api: TestApi, shop: TestBusiness, { userId }: SignedIn): Promise<number> {
  const now = api.clock.now();
  const { id: appointmentId, businessId } = await insertAppointment(api.db, shop, userId, {
    startsAt: now - 9 * DAY,
    appointment: { status: 'Completed', completedAt: now - 8 * DAY, reviewStatus: 'Reviewed' },
  });
  const review = { businessId, userId, appointmentId, rating: 4, comment: 'Calm.', createdAt: now - 7 * DAY };
  return only(await api.db.insert(reviews).values(review).returning()).id;
}

/** A freed time that is held for the guest, who was on the waiting list. */
async function offerTime(api: TestApi, shop: TestBusiness, { userId }: SignedIn) {
  const now = api.clock.now();
  const businessId = shop.id;
  // Wednesday of the following week at ten, in a separate chair.
  const startsAt = now + 9 * DAY + HOUR;
  const span = { startsAt, endsAt: startsAt + HOUR };
  const chairId = shop.chairIds[2] ?? 0;
  const date = new Date(startsAt * 1000).toISOString().slice(0, 10);
  const asked = { date, dateScope: 'this_date' as const, fromDate: date, toDate: date };
  const request = only(
    await api.db
      .insert(waitingListRequests)
      .values({ businessId, userId, pricingId: shop.pricingId, ...asked, status: 'offered' })
      .returning(),
  );
  const hold = only(
    await api.db
      .insert(holds)
      .values({ businessId, userId, purpose: 'waiting-list', createdAt: now, expiresAt: now + HOUR })
      .returning(),
  );
  await api.db.insert(occupancies).values({ businessId, chairId, ...span, holdId: hold.id });
  const offer = only(
    await api.db
      .insert(waitingListOffers)
      .values({ businessId, requestId: request.id, chairId, ...span, holdId: hold.id, expiresAt: now + HOUR })
      .returning(),
  );
  return { requestId: request.id, offerId: offer.id };
}

async function openRoom(
  api: TestApi,
  appointment: { id: number; businessId: number },
  guest: SignedIn,
): Promise<string> {
  const id = randomToken();
  const startsAt = api.clock.now() + 60;
  await api.db.insert(videoRooms).values({
    businessId: appointment.businessId,
    id,
    appointmentId: appointment.id,
    guestId: guest.userId,
    startsAt,
    endsAt: startsAt + 900,
  });
  return id;
}

async function ringBell(api: TestApi, guest: SignedIn): Promise<number> {
  const bell = { recipientId: guest.userId, kind: 'New', title: 'Booked', message: 'See you then.' };
  return only(await api.db.insert(notifications).values(bell).returning()).id;
}

async function beginPlan(api: TestApi, businessId: number): Promise<number> {
  const plan = { code: 'abuse-solo', name: 'Solo', price: 1_900 };
  const { id: planId } = only(
    await api.db
      .insert(plans)
      .values(plan)
      .onConflictDoUpdate({ target: plans.code, set: { name: plan.name } })
      .returning(),
  );
  return only(await api.db.insert(subscriptions).values({ businessId, planId }).returning()).id;
}

async function blockTime(api: TestApi, { id: businessId, chairIds }: TestBusiness): Promise<number> {
  const block = only(await api.db.insert(timeBlocks).values({ businessId }).returning());
  const startsAt = api.clock.now() + 20 * DAY;
  await api.db
    .insert(occupancies)
    .values({ businessId, chairId: chairIds[1] ?? 0, startsAt, endsAt: startsAt + HOUR, timeBlockId: block.id });
  return block.id;
}

async function hangPicture(api: TestApi, { id: businessId }: TestBusiness): Promise<number> {
  const { id: pictureId } = await insertPicture(api.db);
  await api.db.insert(businessPictures).values({ businessId, pictureId, role: 'photo' });
  return pictureId;
}

export async function setAppointment(
  { api, appointment }: World,
  values: Partial<typeof appointments.$inferInsert>,
): Promise<void> {
  await api.db.update(appointments).set(values).where(eq(appointments.id, appointment.id));
}

/** During the guest's appointment every other chair is taken, so that only moving it frees one. */
export async function takeOtherChairs({ api, shop, appointment, owner }: World): Promise<void> {
  const [mine] = await api.db.select().from(occupancies).where(eq(occupancies.lineId, appointment.lineId));
  if (!mine) throw new Error('The visit takes no chair.');
  for (const chairId of shop.chairIds.slice(1))
    await insertAppointment(api.db, shop, owner.userId, { startsAt: mine.startsAt, chairId });
}
