import { expect, type Page, test } from '@playwright/test';
import { isAccepted, newEmail, newGuest, PASSWORD, sentVariables, stored, toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Presses a provider's button and signs in, in its window, as a person with this address. */
async function signIn(page: Page, provider: string, email: string) {
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

/** A new person signs in with a provider and gets to the form. Returns the variables of the login. */
async function arrive(page: Page, provider: string, email: string) {
  await page.goto('/guest-login');
  const login = sentVariables(page, 'LogInSocially');
  await signIn(page, provider, email);
  await expect(page).toHaveURL(form);
  return (await login) as { provider: string; token: string };
}

async function register(page: Page) {
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

const form = /\/social-registration$/;
const profile = /\/profile\/my-profile$/;

test.describe('a new guest with Google', () => {
  let email: string;
  let login: { provider: string; token: string };
  const shared = sharedPage(async (page) => {
    email = newEmail();
    login = await arrive(page, 'Google', email);
  });
  const first = () => shared().getByLabel('First name');
  const last = () => shared().getByLabel('Last name');

  /** The form sent, unless an earlier test has done so. */
  async function registered(): Promise<void> {
    if (form.test(shared().url())) await register(shared());
    await expect(shared()).toHaveURL(profile);
  }

  test('[AUTH-031] [AUTH-033] [ROUTE-050] is sent with provider and token, and gets to the form', async () => {
    expect(login).toEqual({ provider: 'google', token: expect.any(String) });
    await expect.poll(() => stored(shared(), 'g_token')).toBe(login.token);
  });

  test('[AUTH-036] finds the form filled in from the provider, also after a reload', async () => {
    const expectFilled = async () => {
      await expect(first()).toHaveValue('Eabha');
      await expect(last()).toHaveValue('Quinn');
      await expect(shared().getByLabel('Email')).toHaveValue(email);
    };
    await expectFilled();
    await shared().reload();
    await expectFilled();
  });

  test('[AUTH-037] [AUTH-038] [AUTH-039] is shown what is missing in the form', async () => {
    await first().fill(' ');
    await last().fill('');
    await shared().getByRole('button', { name: 'Sign Up' }).click();
    await expect(first()).toHaveAccessibleDescription('Please enter first name!');
    await expect(first()).toBeFocused();
    await expect(last()).toHaveAccessibleDescription('Please enter last name!');
    await expect(shared().getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
      'Accept Terms & privacy policy',
    );
    await first().fill('Eabha');
    await last().fill('Quinn');
  });

  test('[ERR-010] is shown why the server refuses', async () => {
    const page = shared();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RegisterSocially')
        ? route.fulfill({ json: [{ data: { socialRegister: { status: 0, message: 'This sign-in has ended.' } } }] })
        : route.fallback(),
    );
    await register(page);
    await expect(toast(page, 'This sign-in has ended.')).toBeVisible();
    await expect(page).toHaveURL(form);
  });

  test('[AUTH-032] [AUTH-035] [AUTH-041] [AUTH-045] is registered and logged in', async ({ request }) => {
    const page = shared();
    const registration = sentVariables(page, 'RegisterSocially');
    await registered();
    expect(await registration).toEqual(registrationOf('google', email, login.token));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eabha');
    await expect.poll(() => stored(page, 'cz_type')).toBe('2');
    expect(await isAccepted(request, (await stored(page, 'guest_token')) ?? '')).toBe(true);
  });

  test('[ACCOUNT-031] [ACCOUNT-032] has no password and no email to change', async () => {
    const page = shared();
    await registered();
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

test('[AUTH-031] [AUTH-032] [AUTH-033] [AUTH-036] [AUTH-040] an email that is taken leads to a social login, which does not open that account', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { token } = await arrive(page, 'Facebook', email);
  await expect.poll(() => stored(page, 'f_token')).toBe(token);
  await newGuest(request, { email, password: PASSWORD });
  const registration = sentVariables(page, 'RegisterSocially');
  const login = sentVariables(page, 'LogInSocially');
  await register(page);
  expect(await registration).toEqual(registrationOf('facebook', email, token));
  await login;
  await expect(
    page.getByRole('alert').filter({ hasText: 'There’s already an account with this email.' }).first(),
  ).toBeVisible();
  await expect.poll(() => stored(page, 'guest_token')).toBeNull();
});

test.describe('Apple', () => {
  let email: string;
  const shared = sharedPage(async (page) => {
    email = newEmail();
    await page.goto('/guest-login');
    await signIn(page, 'Apple', email);
    await expect(page).toHaveURL(profile);
  });
  const expectAccount = () => expect(shared().getByRole('definition').filter({ hasText: email })).toBeVisible();

  test('[AUTH-033] [AUTH-034] [AUTH-035] registers a new guest without a form', async () => {
    await expectAccount();
    expect([await stored(shared(), 'g_token'), await stored(shared(), 'f_token')]).toEqual([null, null]);
  });

  test('[ERR-021] logs a known guest in at once', async () => {
    const page = shared();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signIn(page, 'Apple', email);
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL(profile);
    await expectAccount();
  });
});

test('/social-registration without a provider leads to the ways to log in', async ({ page }) => {
  await page.goto('/social-registration');
  await page.getByRole('link', { name: 'Choose how to log in' }).click();
  await expect(page).toHaveURL(/\/guest-login$/);
});

test.describe("a provider's window", () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/guest-login');
  });
  const google = () => shared().getByRole('main').getByRole('button', { name: 'Continue with Google' });
  const openWindow = async () => {
    const opening = shared().waitForEvent('popup');
    await google().click();
    return opening;
  };

  test('that is closed is explained', async () => {
    await (await openWindow()).close();
    await expect(shared().getByText('You closed the Google window before logging in.')).toBeVisible();
  });

  test('that is cancelled is explained', async () => {
    await (await openWindow()).getByRole('button', { name: 'Cancel' }).click();
    await expect(shared().getByText('You cancelled the login with Google.')).toBeVisible();
  });

  test('is the only one whose answer counts: forged messages are ignored', async () => {
    const page = shared();
    const popup = await openWindow();
    await popup.getByRole('heading', { level: 1 }).waitFor();
    const bodies: string[] = [];
    page.on('request', (sent) => bodies.push(sent.postData() ?? ''));
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
    await expect(page.getByText('You cancelled the login with Google.')).toBeVisible();
    expect(bodies.join()).not.toContain('forged');
  });

  test('that the browser blocks is explained', async () => {
    await shared().evaluate(() => {
      window.open = () => null;
    });
    await google().click();
    await expect(shared().getByText('Allow pop-ups for this site and try again.')).toBeVisible();
  });
});
