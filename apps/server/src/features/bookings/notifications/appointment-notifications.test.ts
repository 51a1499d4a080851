import { users } from '@thyme/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  insertVoucher,
  instant,
  recordingMail,
  type SignedIn,
  type TestApi,
  wall,
} from '../../../../test/kit/index.ts';
import { confirmPayment, payByCard, readCardPage } from '../../../../test/kit/paying.ts';
import { sendReminders, sendReviewRequests } from '../../reminders/job-handlers.ts';
import { nearness } from './reminders.ts';

const HOUR = 3_600;

let api: TestApi;
let guest: SignedIn;
let start: number;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  start = api.clock.now();
});
beforeEach(async () => {
  api.clock.set(start);
  guest = await api.signIn();
  mail.sent.length = 0;
});
afterAll(() => api.close());

const mailsTo = (address: string) => mail.sent.filter(({ to }) => to === address);
const subjects = () => mailsTo(guest.email).map(({ subject }) => subject);
const newShop = (business = {}) => insertBusiness(api.db, start, { chairs: 4, business });
async function remindAt(moment: number): Promise<void> {
  api.clock.set(moment);
  mail.sent.length = 0;
  await api.app.services.jobs.enqueue(sendReminders, {});
  await api.runJobs();
}
const cancel = (id: number) =>
  api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, guest);

interface Shown {
  id: number;
  payment: number;
  due: number;
  dates: number[];
  next_date: number;
  call: { date: number; ended: boolean } | null;
}
async function coming(): Promise<Shown[]> {
  const query = '{ appointments(type: "upcoming") { data { id payment due dates next_date call { date ended } } } }';
  return (await api.ask<{ appointments: { data: Shown[] } }>(query, {}, guest)).appointments.data;
}

describe('the money of one appointment among others', () => {
  it('is its own share of what was paid, on screen and in its mail', async () => {
    const shop = await newShop({ upfrontPercent: 20 });
    const voucher = await insertVoucher(api.db, shop.id);
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-17 10:00'), at(shop.pricingId, '2026-06-18 10:00')],
      vouchers: [{ voucher_id: voucher.id, voucher_qty: 1, voucher_owner: 'Mam' }],
      payment_info: { stripe: 130 },
    });
    const page = readCardPage(booked.payment_url);
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    await api.runJobs();
    expect((await coming()).map(({ payment, due }) => [payment, due])).toEqual([
      [15, 60],
      [15, 60],
    ]);
    const confirmed = mailsTo(guest.email).filter(({ subject }) => subject.startsWith('Booked'));
    expect(confirmed).toHaveLength(2);
    for (const { text } of confirmed) expect(text).toContain('€15.00 paid, €60.00 on the day');
  });
});

describe('VAT in the confirmation', () => {
  it.each([
    ['IE1234567FA', 'Total, VAT included', true],
    [null, 'Total', false],
  ])('[SHOP-082] of a shop with the number %s', async (vatNumber, words, isRegistered) => {
    const shop = await newShop({ vatNumber });
    await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-17 10:00')] });
    await api.runJobs();
    const { text } = mailsTo(guest.email).find(({ subject }) => subject.startsWith('Booked')) ?? { text: '' };
    expect(text).toMatch(new RegExp(`^${words}\\b`, 'm'));
    expect(/VAT/.test(text)).toBe(isRegistered);
    const query = 'query($s: String!) { business(slug: $s) { vat_registered } }';
    expect(await api.ask(query, { s: shop.slug })).toEqual({ business: { vat_registered: isRegistered } });
  });
});

describe('a call before a first appointment', () => {
  it('is in the mail, the calendars and the account, and has a reminder', async () => {
    const shop = await newShop({ videoVetting: true, noticeMinutes: 0 });
    await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-19 12:00')],
      video_datetime: wall('2026-06-17 15:00'),
    });
    await api.runJobs();
    const [sent] = mailsTo(guest.email).filter(({ subject }) => subject.startsWith('Booked'));
    expect(sent?.text).toContain('your video call is on Wed 17 Jun, 3:00 pm');
    expect(sent?.attachments?.[0]?.content).toContain('SUMMARY:Video call with Willow Room');
    expect(sent?.attachments?.[0]?.content).toContain('DTSTART:20260617T140000Z');
    expect((await coming())[0]?.call).toEqual({ date: wall('2026-06-17 15:00'), ended: false });
    await remindAt(instant('2026-06-17 13:00'));
    expect(subjects()).toEqual(['In two hours, 3:00 pm: Willow Room']);
    expect(mailsTo(guest.email)[0]?.text).toContain('Where: Video call');
    await remindAt(instant('2026-06-19 10:00'));
    expect(subjects()).toEqual(['In two hours, 12:00 pm: Willow Room']);
  });
});

describe('a course', () => {
  const DATES = ['2026-06-18 18:00', '2026-06-25 18:00', '2026-07-02 18:00'];
  async function joined(): Promise<number> {
    const shop = await newShop();
    const dates = DATES.map((text) => instant(text));
    const course = await insertClass(api.db, shop, { dates, group: { isCourse: true }, name: 'Beginners' });
    const services = [{ service_pricing_id: course.pricingId, is_group: true }];
    const { appointment_ids: ids } = await book(api, guest.token, { business_id: shop.id, services });
    await api.runJobs();
    return ids[0] ?? 0;
  }

  it('shows all its dates and the next one, and has a reminder before each', async () => {
    await joined();
    expect((await coming())[0]).toMatchObject({ dates: DATES.map(wall), next_date: wall('2026-06-18 18:00') });
    for (const text of DATES) {
      await remindAt(instant(text) - 24 * HOUR);
      expect(subjects()).toEqual(['Tomorrow, 6:00 pm: Willow Room']);
    }
    api.clock.set(instant('2026-06-25 18:30'));
    expect((await coming())[0]?.next_date).toBe(wall('2026-06-25 18:00'));
    api.clock.set(instant('2026-06-25 19:00'));
    expect((await coming())[0]?.next_date).toBe(wall('2026-07-02 18:00'));
  });

  it('removes all its dates from the calendar when it is cancelled', async () => {
    const id = await joined();
    mail.sent.length = 0;
    await cancel(id);
    await api.runJobs();
    const file = mailsTo(guest.email)[0]?.attachments?.[0]?.content ?? '';
    expect(file).toContain('METHOD:CANCEL');
    expect(file.match(/^UID:.*$/gm)).toHaveLength(3);
  });
});

describe('the link of a notification', () => {
  it('[APPT-058] of a review request is the form of that appointment', async () => {
    const shop = await newShop();
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: start - 26 * HOUR,
      appointment: { status: 'Completed', completedAt: start - 24 * HOUR },
    });
    api.clock.set(instant('2026-06-16 11:00'));
    await api.app.services.jobs.enqueue(sendReviewRequests, {});
    await api.runJobs();
    const path = `/profile/appointments?tab=past&id=${appointment.id}#review`;
    expect(mailsTo(guest.email)[0]?.text).toContain(`Rate Us: ${api.app.services.config.publicUrl}${path}`);
    const { myNotification } = await api.ask<{ myNotification: { data: { target_url: string }[] } }>(
      '{ myNotification { data { target_url } } }',
      {},
      guest,
    );
    expect(myNotification.data).toEqual([{ target_url: path }]);
  });
});

describe('a guest without an account', () => {
  it('gets reminders at the address entered at the desk, with links that need no login', async () => {
    const shop = await newShop({ phone: '+35312345678' });
    const [person] = await api.db
      .insert(users)
      .values({ userType: 2, firstName: 'Nuala', lastName: 'Daly', contactEmail: 'nuala@mail.example' })
      .returning();
    await insertAppointment(api.db, shop, person?.id ?? 0, { startsAt: start + 24 * HOUR });
    await remindAt(start);
    const [sent, ...more] = mailsTo('nuala@mail.example');
    expect([sent?.subject, more]).toEqual(['Tomorrow, 9:00 am: Willow Room', []]);
    expect(sent?.text).toMatch(/^Move: \S+\/r\/\S+\?do=move$/m);
    expect(sent?.text).toMatch(/^Cancel: \S+\/r\/\S+\?do=cancel$/m);
    expect(sent?.text).not.toContain('Your appointment:');
  });
});

describe('the distance in time', () => {
  const zone = 'Europe/Dublin';
  it.each([
    ['day', '2026-06-17 09:00', '2026-06-18 09:00', 'Tomorrow'],
    ['day', '2026-06-18 01:30', '2026-06-18 20:00', 'Today'],
    ['day', '2026-10-24 23:30', '2026-10-25 23:00', 'Tomorrow'],
    ['day', '2026-03-28 23:30', '2026-03-30 00:30', 'Monday 30 March'],
    ['hours', '2026-06-18 10:00', '2026-06-18 12:00', 'In two hours'],
    ['hours', '2026-06-18 10:55', '2026-06-18 12:00', 'In an hour'],
    ['hours', '2026-06-18 11:25', '2026-06-18 12:00', 'In half an hour'],
  ] as const)('by %s: at %s, for %s, it is %s', (near, now, then, words) => {
    expect(nearness(near, zone, { at: instant(then), now: instant(now) })).toBe(words);
  });
});
