import { expect, type Page, test } from '@playwright/test';
import { isAccepted, newEmail, newGuest, PASSWORD, sentVariables, stored, toast } from '../support/guests.ts';

/** Presses a provider's button and chooses, in its window, somebody by name and address. */
async function enter(page: Page, provider: string, email: string, path = '/guest-login') {
  if (new URL(page.url(), 'http://x').pathname !== path) await page.goto(path);
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Continue with ${provider}` })
    .click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1 })).toContainText(provider);
  await popup.getByText('Use another person').click();
  await popup.getByLabel('First name').fill('Eabha');
  await popup.getByLabel('Last name').fill('Quinn');
  await popup.getByLabel('Email').fill(email);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closing;
}

const keptUnder = { Google: 'g_token', Facebook: 'f_token' };

/** Somebody new comes with a provider, whose token is sent and kept, and stands before the form. Answers the token. */
async function arrive(page: Page, provider: keyof typeof keptUnder, email: string): Promise<string> {
  await page.goto('/guest-login');
  const login = sentVariables(page, 'LogInSocially');
  await enter(page, provider, email);
  const { token } = (await login) as { token: string };
  expect(await login).toEqual({ provider: provider.toLowerCase(), token: expect.any(String) });
  await expect(page).toHaveURL(/\/social-registration$/);
  expect(await stored(page, keptUnder[provider])).toBe(token);
  return token;
}

async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

const registrationOf = (provider: string, email: string, token: string) => ({
  first_name: 'Eabha',
  last_name: 'Quinn',
  mobile: null,
  email,
  password: token,
  provider,
  provider_id: expect.stringMatching(/.+/),
});

const profile = /\/profile\/my-profile$/;

test('[ACCOUNT-031] [ACCOUNT-032] [AUTH-031] [AUTH-032] [AUTH-033] [AUTH-035] [AUTH-036] [AUTH-037] [AUTH-038] [AUTH-039] [AUTH-041] [AUTH-045] [ERR-010] [ROUTE-050] somebody new comes with Google, looks the form over and is in', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const token = await arrive(page, 'Google', email);
  const first = page.getByLabel('First name');
  const last = page.getByLabel('Last name');
  await test.step('what the provider told is filled in, also after a reload', async () => {
    await expect(first).toHaveValue('Eabha');
    await expect(last).toHaveValue('Quinn');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.reload();
    await expect(first).toHaveValue('Eabha');
  });
  await test.step('the form says what is missing', async () => {
    await first.fill(' ');
    await last.fill('');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(first).toHaveAccessibleDescription('Please enter first name!');
    await expect(first).toBeFocused();
    await expect(last).toHaveAccessibleDescription('Please enter last name!');
    await expect(page.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
      'Accept Terms & privacy policy',
    );
    await first.fill('Eabha');
    await last.fill('Quinn');
  });
  await test.step('a refusal says why', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RegisterSocially')
        ? route.fulfill({ json: [{ data: { socialRegister: { status: 0, message: 'This sign-in has ended.' } } }] })
        : route.fallback(),
    );
    await agree(page);
    await expect(toast(page, 'This sign-in has ended.')).toBeVisible();
    await expect(page).toHaveURL(/\/social-registration$/);
    await page.unrouteAll();
  });
  await test.step('another try lets them in', async () => {
    const registration = sentVariables(page, 'RegisterSocially');
    await agree(page);
    expect(await registration).toEqual(registrationOf('google', email, token));
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eabha');
    expect(await stored(page, 'cz_type')).toBe('2');
    expect(await isAccepted(request, (await stored(page, 'guest_token')) ?? '')).toBe(true);
  });
  await test.step('there is no password and no email of ours to change', async () => {
    await page.getByRole('banner').getByLabel('Your account').click();
    await expect(page.getByRole('banner').getByText('Eabha Quinn')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change Password' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Update Email' })).toHaveCount(0);
    for (const path of ['/profile/change-password', '/profile/update-email']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(profile);
    }
  });
});

test('[AUTH-031] [AUTH-032] [AUTH-033] [AUTH-036] [AUTH-040] somebody comes with Facebook, whose address is taken: that leads to a social login, which opens nobody else’s account', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const token = await arrive(page, 'Facebook', email);
  await newGuest(request, { email, password: PASSWORD });
  const registration = sentVariables(page, 'RegisterSocially');
  const tried = sentVariables(page, 'LogInSocially');
  await agree(page);
  expect(await registration).toEqual(registrationOf('facebook', email, token));
  await tried;
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is an account with this email already.' }).first(),
  ).toBeVisible();
  expect(await stored(page, 'guest_token')).toBeNull();
});

test('[AUTH-033] [AUTH-034] [AUTH-035] [ERR-021] Apple registers somebody new without a form; somebody known is in at once', async ({
  page,
}) => {
  const email = newEmail();
  await enter(page, 'Apple', email);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect([await stored(page, 'g_token'), await stored(page, 'f_token')]).toEqual([null, null]);
  await page.evaluate(() => localStorage.clear());
  await enter(page, 'Apple', email, '/login');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
});

test('a window that is closed, cancelled or blocked is met kindly, and nobody else is listened to', async ({
  page,
}) => {
  await test.step('/social-registration by itself leads to the ways in', async () => {
    await page.goto('/social-registration');
    await page.getByRole('link', { name: 'Choose how to log in' }).click();
    await expect(page).toHaveURL(/\/guest-login$/);
  });
  const google = page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
  await test.step('closed', async () => {
    const first = page.waitForEvent('popup');
    await google.click();
    await (await first).close();
    await expect(page.getByText('The Google window was closed before the login was finished.')).toBeVisible();
  });
  await test.step('an answer from another origin or another flow, then cancelled', async () => {
    const second = page.waitForEvent('popup');
    await google.click();
    const popup = await second;
    await popup.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.postData() ?? ''));
    await page.evaluate(() => {
      const person = { provider_id: '1', first_name: 'M', last_name: 'M', email: null };
      const forged = {
        type: 'thyme:social-login',
        flow: 'guessed',
        provider: 'google',
        token: 'forged',
        profile: person,
      };
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data: forged }));
      window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data: forged }));
    });
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Logging in with Google was cancelled.')).toBeVisible();
    expect(asked.join()).not.toContain('forged');
  });
  await test.step('blocked', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await google.click();
    await expect(page.getByText('Allow pop-ups for this site and try again.')).toBeVisible();
  });
});
