import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './marketplace.ts';

export const PASSWORD = 'Slow-morning-7!';

export interface Guest {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

/** An email address that is not in use. */
export const newEmail = () => `guest-${randomUUID().slice(0, 13)}@mail.example`;

/** A header with a random address of a private network: registrations are limited per network. */
export function fromNetwork(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` };
}

/** A guest with an account, created over the API. */
export async function newGuest(request: APIRequestContext, given: Partial<Guest> = {}): Promise<Guest> {
  const guest = { email: newEmail(), password: PASSWORD, first_name: 'Orla', last_name: 'Fennell', ...given };
  const query = `mutation ($first_name: String!, $last_name: String!, $email: String!, $password: String!) {
    guestRegister(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { status message }
  }`;
  const { guestRegister } = await ask<{ guestRegister: { status: number; message: string } }>(
    request,
    query,
    guest,
    fromNetwork(),
  );
  expect(guestRegister).toMatchObject({ status: 1 });
  return guest;
}

export async function tokenOf(request: APIRequestContext, { email, password }: Guest): Promise<string> {
  const query = `mutation ($username: String!, $password: String!) {
    login(username: $username, password: $password) { access_token }
  }`;
  const { login } = await ask<{ login: { access_token: string } }>(request, query, { username: email, password });
  return login.access_token;
}

/** Whether the server still accepts a token. */
export async function isAccepted(request: APIRequestContext, token: string): Promise<boolean> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ profileInformation { id } }' },
  });
  return (await response.json()).errors === undefined;
}

/** Opens a page as a guest who is logged in; the token is stored once, so that a logout is final. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  // A plain file gives access to the site's storage without the cost of a page.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('guest_token', stored), token);
  await page.goto(path);
}

/** The menu under the avatar. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('details', { has: page.getByLabel('Your account') });

/** Its entries for a guest who has a password. */
export const ACCOUNT_ENTRIES = [
  'My Profile',
  'My Appointments',
  'My Vouchers',
  'My favorites',
  'Change Password',
  'Update Email',
  'Logout',
];

/** Waits for hydration, which public pages start after the first paint. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => !('earlyInput' in globalThis && globalThis.earlyInput));

/** A value of the local storage. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

export const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).first();

/** The newest mail to an address with a matching subject, as plain text, once it has been sent. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get('/dev/outbox')).text();
        const rows = Array.from(list.matchAll(/<tr><td><a href="([^"]+)">(.*?)<\/a><\/td><td>(.*?)<\/td><td>sent</g));
        path = rows.find(([, , about = '', to]) => to === email && subject.test(decode(about)))?.[1] ?? '';
        return path;
      },
      { timeout: 30_000, intervals: [200, 400, 800] },
    )
    .not.toBe('');
  const mail = await (await page.request.get(path)).text();
  return decode(/<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '');
}

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Aborts the requests of one operation, as a network failure would. */
export async function failOperation(page: Page, name: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(name) && !route.request().postData()?.includes('SystemLog')
      ? route.abort()
      : route.fallback(),
  );
}

/** Delays an operation until the returned function is called. */
export async function delayOperation(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(name)) await released;
    await route.fallback();
  });
  return release;
}

/** The variables of the next call of an operation. */
export async function sentVariables(page: Page, name: string): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest((sent) => sent.postData()?.includes(name) ?? false);
  const batch = request.postDataJSON() as { query: string; variables: Record<string, unknown> }[];
  return batch.find(({ query }) => query.includes(name))?.variables ?? {};
}
