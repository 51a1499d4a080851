import { expect, type Page, test } from '@playwright/test';
import { isAccepted, newEmail, newGuest, PASSWORD, sentVariables, stored, toast, tokenOf, visitAs } from './guests.ts';

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

async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

const profile = /\/profile\/my-profile$/;

for (const [provider, key] of [
  ['Google', 'g_token'],
  ['Facebook', 'f_token'],
] as const) {
  test(`[AUTH-031] [AUTH-032] [AUTH-033] [AUTH-035] [AUTH-036] [AUTH-041] [AUTH-045] [ROUTE-050] somebody new comes with ${provider}, looks the form over and is in`, async ({
    page,
    request,
  }) => {
    const email = newEmail();
    await page.goto('/guest-login');
    const login = sentVariables(page, 'LogInSocially');
    await enter(page, provider, email);
    const { token } = (await login) as { token: string };
    expect(await login).toEqual({ provider: provider.toLowerCase(), token: expect.any(String) });
    await expect(page).toHaveURL(/\/social-registration$/);
    expect(await stored(page, key)).toBe(token);
    await expect(page.getByLabel('First name')).toHaveValue('Eabha');
    await expect(page.getByLabel('Last name')).toHaveValue('Quinn');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Eabha');
    const registration = sentVariables(page, 'RegisterSocially');
    await agree(page);
    expect(await registration).toEqual({
      first_name: 'Eabha',
      last_name: 'Quinn',
      mobile: null,
      email,
      password: token,
      provider: provider.toLowerCase(),
      provider_id: expect.stringMatching(/.+/),
    });
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eabha');
    expect(await stored(page, 'cz_type')).toBe('2');
    expect(await isAccepted(request, (await stored(page, 'guest_token')) ?? '')).toBe(true);
  });
}

test('[ERR-010] a refused social sign-up says why', async ({ page }) => {
  await enter(page, 'Google', newEmail());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RegisterSocially')
      ? route.fulfill({ json: [{ data: { socialRegister: { status: 0, message: 'This sign-in has ended.' } } }] })
      : route.fallback(),
  );
  await agree(page);
  await expect(toast(page, 'This sign-in has ended.')).toBeVisible();
  await expect(page).toHaveURL(/\/social-registration$/);
});

test('[AUTH-037] [AUTH-038] [AUTH-039] the social form says what is missing', async ({ page }) => {
  await enter(page, 'Google', newEmail());
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please enter first name!');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter last name!');
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
    'Accept Terms & privacy policy',
  );
});

test('[AUTH-035] Apple registers somebody new without a form and logs in again by itself', async ({ page }) => {
  const email = newEmail();
  await enter(page, 'Apple', email);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect([await stored(page, 'g_token'), await stored(page, 'f_token')]).toEqual([null, null]);
});

test('[AUTH-034] [ERR-021] somebody known is in at once', async ({ page }) => {
  const email = newEmail();
  await enter(page, 'Apple', email);
  await expect(page).toHaveURL(profile);
  await page.evaluate(() => localStorage.clear());
  await enter(page, 'Apple', email, '/login');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
});

test('[ACCOUNT-031] [ACCOUNT-032] a social login has no password and no email of ours to change', async ({ page }) => {
  await enter(page, 'Apple', newEmail());
  await expect(page).toHaveURL(profile);
  await page.getByRole('banner').getByLabel('Your account').click();
  await expect(page.getByRole('banner').getByText('Eabha Quinn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Password' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Update Email' })).toHaveCount(0);
  for (const path of ['/profile/change-password', '/profile/update-email']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(profile);
  }
});

test('[ACCOUNT-031] [ACCOUNT-032] a guest with a password finds both pages', async ({ page, request }) => {
  await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/my-profile');
  const tabs = page.getByRole('navigation', { name: 'Your account' });
  await expect(tabs.getByRole('link', { name: 'Change Password' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Update Email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update Email' })).toBeVisible();
});

test('[AUTH-040] an address that is taken leads to a social login, which opens nobody else’s account', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await enter(page, 'Google', email);
  await expect(page).toHaveURL(/\/social-registration$/);
  await newGuest(request, { email, password: PASSWORD });
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
  const tried = sentVariables(page, 'LogInSocially');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await tried;
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is an account with this email already.' }).first(),
  ).toBeVisible();
  expect(await stored(page, 'guest_token')).toBeNull();
});

test('a window that is closed, cancelled or blocked is met kindly, and can be tried again', async ({ page }) => {
  await page.goto('/guest-login');
  const google = page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
  const first = page.waitForEvent('popup');
  await google.click();
  await (await first).close();
  await expect(page.getByText('The Google window was closed before the login was finished.')).toBeVisible();
  const second = page.waitForEvent('popup');
  await google.click();
  await (await second).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Logging in with Google was cancelled.')).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google.click();
  await expect(page.getByText('Allow pop-ups for this site and try again.')).toBeVisible();
});

test('an answer from another origin or another flow is not listened to', async ({ page }) => {
  await page.goto('/guest-login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByRole('heading', { level: 1 }).waitFor();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.postData() ?? ''));
  await page.evaluate(() => {
    const profile = { provider_id: '1', first_name: 'M', last_name: 'M', email: null };
    const forged = { type: 'thyme:social-login', flow: 'guessed', provider: 'google', token: 'forged', profile };
    window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data: forged }));
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data: forged }));
  });
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Logging in with Google was cancelled.')).toBeVisible();
  expect(asked.join()).not.toContain('forged');
});

test('/social-registration by itself leads to the ways in', async ({ page }) => {
  await page.goto('/social-registration');
  await page.getByRole('link', { name: 'Choose how to log in' }).click();
  await expect(page).toHaveURL(/\/guest-login$/);
});
