import { createECDH, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test, type Worker } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  type Appointment,
  askAs,
  bookAppointment,
  dayFromNow,
  freeTimes,
  ownerToken,
} from '../support/appointments.ts';
import { withDatabase } from '../support/calls.ts';
import { appointmentPanel, expectDeskFits, openDesk } from '../support/desk.ts';
import { type Guest, hydrated, mailTo, newGuest, openAs, toast, tokenOf } from '../support/guests.ts';

/** The jobs that send reminders run once a minute. */
const PATIENCE = 150_000;
const PHONE = { width: 390, height: 844 };

interface Asked {
  id: number;
  name: string;
}

/** Moves an appointment so that its reminder of the day before is due, which no screen can do. */
async function makeDue({ id }: { id: number }): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `update appointments set created_at = now() - interval '5 days', starts_at = date_trunc('minute', now()) + interval '22 hours',
         ends_at = date_trunc('minute', now()) + interval '23 hours' where id = $1`,
      [id],
    ),
  );
}

/** Another guest at the same shop, for the same service. */
async function bookAlso(request: APIRequestContext, token: string, { shop, pricing }: Appointment): Promise<number> {
  for (const slot of await freeTimes(request, shop.id, pricing, dayFromNow(6))) {
    const { create_booking: made } = await askAs<{ create_booking: { appointment_ids: number[] } }>(
      request,
      token,
      `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { appointment_ids } }`,
      { b: shop.id, s: [{ service_pricing_id: pricing, date: slot.s_date, time: slot.s_time }] },
    );
    const [id] = made.appointment_ids;
    if (id !== undefined) return id;
  }
  throw new Error('The shop has no other time.');
}

async function bookAtDesk(request: APIRequestContext, desk: string, { shop, pricing }: Appointment, guest: object) {
  for (const slot of await freeTimes(request, shop.id, pricing, dayFromNow(7))) {
    const { desk_book: made } = await askAs<{ desk_book: { appointment_ids: number[] } }>(
      request,
      desk,
      `mutation ($b: Int!, $g: DeskGuestInput, $s: [BookingServiceInput!]!) { desk_book(business_id: $b, guest: $g, services: $s) { appointment_ids } }`,
      { b: shop.id, g: guest, s: [{ service_pricing_id: pricing, date: slot.s_date, time: slot.s_time }] },
    );
    const [id] = made.appointment_ids;
    if (id !== undefined) return id;
  }
  throw new Error('The shop has no other time.');
}

/** A browser without a push service: it subscribes as one with a service would, and the test delivers the messages. */
async function withPushService(page: Page): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://127.0.0.1:9/${randomBytes(16).toString('hex')}`;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () =>
        ({ endpoint: subscription.endpoint, toJSON: () => subscription }) as unknown as PushSubscription;
    },
    { endpoint, keys },
  );
}

/** Hands a push message to the page's own service worker, as the browser does when one arrives. */
async function deliverPush(page: Page, notice: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const message = { origin, registrationId: await registered, data: JSON.stringify(notice) };
  await devtools.send('ServiceWorker.deliverPushMessage', message);
}

interface Shown {
  title: string;
  body: string;
  data: { path: string };
}

/**
 * The site's service worker. The headless browser never allows notifications, so the call that draws one is recorded
 * instead; everything before it is the worker's own.
 */
async function startWorker(page: Page): Promise<Worker> {
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      (globalThis as { shown?: object }).shown = { title, ...options };
    };
  });
  return worker;
}

const pushOf = (appointmentId: number) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ payload: { title: string; body: string; path: string; tag: string } }>(
      "select payload from outbox where channel = 'push' and appointment_id = $1 and dedupe_key like 'reminder-%'",
      [appointmentId],
    );
    return rows[0]?.payload ?? null;
  });

async function confirm(page: Page, path: string, name: string): Promise<void> {
  await page.context().clearCookies();
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: `Are you still coming, ${name}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, I’m coming' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you\. See you at/ })).toBeVisible();
}

test.describe('reminders by text, push and mail', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let first: Appointment;
  let desk: string;
  let mailed: Asked & { guest: Guest };
  let pushed: Asked & { token: string };
  let texted: Asked & { mobile: string };

  test.beforeAll(async ({ request }) => {
    const guest = await newGuest(request, { first_name: 'Maeve' });
    first = await bookAppointment(request, await tokenOf(request, guest), 3);
    desk = await ownerToken(request, first.shop.slug);
    mailed = { id: first.id, name: 'Maeve', guest };
    const token = await tokenOf(request, await newGuest(request, { first_name: 'Cliona' }));
    pushed = { id: await bookAlso(request, token, first), name: 'Cliona', token };
    const mobile = `+35387${String(Math.floor(1_000_000 + Math.random() * 8_999_000))}`.replace(/0000$/, '0001');
    // The demo phone shows the texts of every test.
    const name = `Tadhg${Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`;
    const caller = { first_name: name, last_name: 'Hurley', mobile };
    texted = { id: await bookAtDesk(request, desk, first, caller), name, mobile };
  });

  test('[REACH-060] the owner sets the rules on the desk’s page', async ({ page }) => {
    await openDesk(page, desk, '/business/reminders');
    await expect(page.getByRole('heading', { name: 'Around every appointment' })).toBeVisible();
    await expect(page.getByRole('button', { name: /1 day before Are you still coming/ })).toBeVisible();
    await expectDeskFits(page);
    // Tests also run at night.
    await page.getByLabel('From', { exact: true }).fill('12 am');
    await page.getByLabel('Until', { exact: true }).fill('12 am');
    const wording = `Hi {first name}, coming on {day}, chair ${Math.floor(1_000 + Math.random() * 9_000)}? {link}`;
    await page.getByLabel('Wording').fill(wording);
    await expect(page.getByText(/^\d+ characters, 1 part, 7 c$/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Wording')).toHaveValue(wording);
  });

  test('[REACH-061] a guest turns on notifications, and texts are a choice of their own', async ({ page }) => {
    await withPushService(page);
    await openAs(page, pushed.token, '/profile/security');
    await hydrated(page);
    const push = page.getByRole('switch', { name: 'Notifications in this browser' });
    await push.click();
    await expect(toast(page, 'This browser will show your reminders.')).toBeVisible();
    await expect(push).toBeChecked();
    const texts = page.getByRole('switch', { name: 'Texts about your bookings' });
    await texts.click();
    await expect(texts).not.toBeChecked();
    await texts.click();
    await expect(texts).toBeChecked();
  });

  test('[REACH-062] a text, a notification and a mail arrive, are confirmed on a phone without a login, and the desk sees it', async ({
    page,
    browser,
  }) => {
    await Promise.all([mailed, pushed, texted].map(makeDue));

    // Text, on the demo phone.
    let link = '';
    await expect
      .poll(
        async () => {
          const shown = await (await page.request.get('/dev/phone')).text();
          link = new RegExp(`Hi ${texted.name}, coming on[^<]*<a href="([^"]+)"`).exec(shown)?.[1] ?? '';
          return link;
        },
        { timeout: PATIENCE, intervals: [1_000] },
      )
      .not.toBe('');
    await page.goto('/dev/phone');
    await expect(page.getByText('Nothing was really sent.')).toBeVisible();
    await expect(page.getByText(/Text, delivered, 1 part, 7 c/).first()).toBeVisible();
    await confirm(page, new URL(link).pathname, texted.name);

    // Mail.
    const mail = await mailTo(page, mailed.guest.email, /^(Today|Tomorrow), /);
    await confirm(page, /Yes, I’m coming: https?:\/\/[^/]+(\/r\/\S+)/.exec(mail)?.[1] ?? '', mailed.name);

    // Notification, shown by the site's own service worker.
    await expect.poll(() => pushOf(pushed.id), { timeout: PATIENCE, intervals: [1_000] }).not.toBeNull();
    const phone = await browser.newContext({ viewport: PHONE });
    const tab = await phone.newPage();
    await tab.goto('/robots.txt');
    const worker = await startWorker(tab);
    await deliverPush(tab, (await pushOf(pushed.id)) ?? {});
    const shown = () => worker.evaluate(() => (globalThis as { shown?: Shown }).shown ?? null);
    await expect.poll(shown).toMatchObject({ body: 'Are you still coming? Tap to confirm, move or cancel.' });
    await confirm(tab, (await shown())?.data.path ?? '', pushed.name);
    await phone.close();

    // The desk.
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { id, name } of [texted, mailed, pushed]) {
      await openDesk(page, desk, `/business/?appt=${id}`);
      await expect(appointmentPanel(page).getByText(new RegExp(`^${name} confirmed, `))).toBeVisible();
    }
  });

  test('[REACH-063] the link works once', async ({ page }) => {
    const code = await withDatabase(async (client) => {
      const { rows } = await client.query<{ body: string }>(
        "select body from messages where appointment_id = $1 and channel = 'text' and reminder_id is not null",
        [texted.id],
      );
      return /\/r\/[\w.-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
    });
    await page.goto(code);
    await expect(page.getByText('You’ve already answered.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, I’m coming' })).toBeHidden();
  });
});
