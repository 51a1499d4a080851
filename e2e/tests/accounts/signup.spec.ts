import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  delayOperation,
  failOperation,
  fromNetwork,
  mailTo,
  newEmail,
  newGuest,
  PASSWORD,
  sentVariables,
  toast,
} from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Dara');
  await page.getByLabel('Last name').fill('Ní Bhriain');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
}

test.describe('the sign-up form', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/signup');
  });

  test('[AUTH-014] [AUTH-015] [AUTH-017] [AUTH-018] [AUTH-020] [AUTH-022] names every empty field and focuses the first', async () => {
    const page = shared();
    await signUp(page).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(emailField(page)).toHaveAccessibleDescription('Email is required');
    await expect(passwordField(page)).toHaveAccessibleDescription('Please Enter your password');
    await expect(confirmation(page)).toHaveAccessibleDescription('Confirm Password is required');
    await expect(page.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
      'Accept Terms & privacy policy',
    );
  });

  test('[AUTH-016] refuses an email of the wrong format', async () => {
    const page = shared();
    await fillIn(page, 'dara@mail');
    await signUp(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('Email should have correct format');
    await expect(emailField(page)).toBeFocused();
  });

  test('[AUTH-021] refuses two different passwords until they are equal', async () => {
    const page = shared();
    await fillIn(page, 'dara@mail');
    await confirmation(page).fill(`${PASSWORD}?`);
    await signUp(page).click();
    await expect(confirmation(page)).toHaveAccessibleDescription('Confirm Password does not match');
    await passwordField(page).fill(`${PASSWORD}?`);
    await expect(confirmation(page)).toHaveAccessibleDescription('');
  });

  test('[AUTH-019] refuses weak passwords and shows what is missing', async () => {
    const page = shared();
    await fillIn(page, newEmail());
    for (const weak of ['Short1!', 'lowercase1!', 'UPPERCASE1!', 'NoNumbers!', 'NoSpecial1']) {
      await passwordField(page).fill(weak);
      await confirmation(page).fill(weak);
      await signUp(page).click();
      await expect(passwordField(page), weak).toHaveAccessibleDescription(RULE);
    }
    await expect(page.getByRole('list', { name: 'A password needs' }).getByText(', done')).toHaveCount(3);
  });

  test('[AUTH-012] links to the three documents', async () => {
    for (const [name, href] of [
      ['Privacy Policy', '/system/privacy-policy'],
      ['Web Terms', '/system/web-terms'],
      ['Booking Terms', '/system/booking-terms'],
    ] as const)
      await expect(shared().getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('[AUTH-013] has a back button that works without a history', async () => {
    await shared().getByRole('button', { name: 'Back' }).click();
    await expect(shared()).toHaveURL(/\/guest-login$/);
  });
});

test.describe('signing up', () => {
  let taken: string;
  const shared = sharedPage(
    async (page, request) => {
      taken = (await newGuest(request)).email;
      await page.goto('/signup');
    },
    { extraHTTPHeaders: fromNetwork() },
  );

  test('[ERR-007] [ERR-008] shows the server’s message, and logs the refusal', async () => {
    const page = shared();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RegisterGuest')
        ? route.fulfill({ json: [{ data: { guestRegister: { status: 0, message: 'No new guests today.' } } }] })
        : route.fallback(),
    );
    await fillIn(page, taken);
    const logged = sentVariables(page, 'SystemLog');
    await signUp(page).click();
    await expect(toast(page, 'No new guests today.')).toBeVisible();
    expect(await logged).toMatchObject({ api: 'guestRegister' });
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('[ERR-004] [ERR-005] reports a network failure, logs it without the password, and keeps the form', async () => {
    const page = shared();
    await failOperation(page, 'RegisterGuest');
    await fillIn(page, taken);
    const logged = sentVariables(page, 'SystemLog');
    await signUp(page).click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    const entry = await logged;
    expect(entry).toMatchObject({ api: 'guestRegister' });
    expect(JSON.stringify(entry)).not.toContain(PASSWORD);
    await expect(emailField(page)).toHaveValue(taken);
  });

  test('[AUTH-024] hides the button while the request is pending', async () => {
    const page = shared();
    await fillIn(page, taken);
    const release = await delayOperation(page, 'RegisterGuest');
    await signUp(page).click();
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(signUp(page)).toHaveCount(0);
    release();
    await expect(signUp(page)).toBeVisible();
  });

  test('[ERR-009] warns of an email that is taken, on its field too', async () => {
    const page = shared();
    await fillIn(page, taken);
    await signUp(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('The email has already been taken.');
    await expect(emailField(page)).toBeFocused();
    await expect(page.locator('.Toastify__toast--warning').first()).toHaveText(/The email has already been taken\./);
  });

  test('[AUTH-028] [AUTH-029] sends every field of a registration, with the hash of the email', async () => {
    const page = shared();
    await fillIn(page, taken);
    const sent = sentVariables(page, 'RegisterGuest');
    await signUp(page).click();
    const payload = await sent;
    expect(Object.keys(payload).sort()).toEqual(
      'additional_mobile address client_info client_source display_booking dob email email_notification first_name gender hash language last_name marketing_notification mobile password'.split(
        ' ',
      ),
    );
    const hash = createHash('sha256').update(`${taken}thyme-guest-registration`).digest('hex');
    expect(payload).toMatchObject({ email: taken, first_name: 'Dara', password: PASSWORD, hash });
    // The next test changes the form, so the response has to be there.
    await expect(emailField(page)).toHaveAccessibleDescription('The email has already been taken.');
  });

  test('[AUTH-023] [ERR-022] registers the guest, leads to /login and sends a welcome mail', async () => {
    const page = shared();
    const email = newEmail();
    await fillIn(page, email);
    await expect(emailField(page)).toHaveAccessibleDescription('');
    await signUp(page).click();
    await expect(toast(page, 'Registration successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await mailTo(page, email, /Welcome/)).toContain('Dara');
  });
});
