import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  breakOperation,
  holdOperation,
  mailTo,
  newEmail,
  newGuest,
  PASSWORD,
  sentVariables,
  toast,
} from '../support/guests.ts';

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Dara');
  await page.getByLabel('Last name').fill('Ní Bhriain');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
}

test.describe('/signup', () => {
  test('[AUTH-014] [AUTH-015] [AUTH-016] [AUTH-017] [AUTH-018] [AUTH-019] [AUTH-020] [AUTH-021] [AUTH-022] says on each field what is missing or wrong', async ({
    page,
  }) => {
    await page.goto('/signup');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const again = page.getByLabel('Confirm password');
    await test.step('everything is missing', async () => {
      await signUp(page).click();
      await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
      await expect(page.getByLabel('First name')).toBeFocused();
      await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
      await expect(email).toHaveAccessibleDescription('Email is required');
      await expect(password).toHaveAccessibleDescription('Please Enter your password');
      await expect(again).toHaveAccessibleDescription('Confirm Password is required');
      await expect(page.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
        'Accept Terms & privacy policy',
      );
    });
    await test.step('the email and the second password are wrong', async () => {
      await fillIn(page, 'dara@mail');
      await again.fill(`${PASSWORD}?`);
      await signUp(page).click();
      await expect(email).toHaveAccessibleDescription('Email should have correct format');
      await expect(email).toBeFocused();
      await expect(again).toHaveAccessibleDescription('Confirm Password does not match');
      await password.fill(`${PASSWORD}?`);
      await expect(again).toHaveAccessibleDescription('');
    });
    await test.step('weak passwords are refused, and what is still missing is shown', async () => {
      await email.fill(newEmail());
      for (const weak of ['Short1!', 'lowercase1!', 'UPPERCASE1!', 'NoNumbers!', 'NoSpecial1']) {
        await password.fill(weak);
        await again.fill(weak);
        await signUp(page).click();
        await expect(password, weak).toHaveAccessibleDescription(RULE);
      }
      await expect(page.getByRole('list', { name: 'A password needs' }).getByText(', done')).toHaveCount(3);
    });
    await test.step('the way back leads somewhere for who came straight here', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/\/guest-login$/);
    });
  });

  test('[AUTH-023] [AUTH-024] [AUTH-028] [AUTH-029] [ERR-004] [ERR-005] [ERR-007] [ERR-008] [ERR-009] [ERR-022] tells why somebody is not taken, loses nothing that was typed, and registers', async ({
    page,
    request,
  }) => {
    const taken = await newGuest(request);
    await page.goto('/signup');
    const address = page.getByLabel('Email');
    await test.step('a refusal of the server is told in its own words, and logged', async () => {
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('RegisterGuest')
          ? route.fulfill({ json: [{ data: { guestRegister: { status: 0, message: 'No new guests today.' } } }] })
          : route.fallback(),
      );
      await fillIn(page, taken.email);
      const logged = sentVariables(page, 'SystemLog');
      await signUp(page).click();
      await expect(toast(page, 'No new guests today.')).toBeVisible();
      expect(await logged).toMatchObject({ api: 'guestRegister' });
      await expect(page).toHaveURL(/\/signup$/);
      await page.unrouteAll();
    });
    await test.step('a broken line is told, and logged without the password', async () => {
      await breakOperation(page, 'RegisterGuest');
      const logged = sentVariables(page, 'SystemLog');
      await signUp(page).click();
      await expect(toast(page, 'Internal server error!')).toBeVisible();
      const entry = await logged;
      expect(entry).toMatchObject({ api: 'guestRegister' });
      expect(JSON.stringify(entry)).not.toContain(PASSWORD);
      await expect(address).toHaveValue(taken.email);
      await page.unrouteAll();
    });
    await test.step('an address that is taken is a warning, on its field too', async () => {
      await signUp(page).click();
      await expect(address).toHaveAccessibleDescription('The email has already been taken.');
      await expect(address).toBeFocused();
      await expect(page.locator('.Toastify__toast--warning')).toHaveText(/The email has already been taken\./);
    });
    const email = newEmail();
    await test.step('another is registered; the button is hidden meanwhile', async () => {
      await address.fill(email);
      await expect(address).toHaveAccessibleDescription('');
      const release = await holdOperation(page, 'RegisterGuest');
      const sent = sentVariables(page, 'RegisterGuest');
      await signUp(page).click();
      await expect(page.getByText('Please wait...')).toBeVisible();
      await expect(signUp(page)).toHaveCount(0);
      const payload = await sent;
      expect(Object.keys(payload).sort()).toEqual(
        'additional_mobile address client_info client_source display_booking dob email email_notification first_name gender hash language last_name marketing_notification mobile password'.split(
          ' ',
        ),
      );
      const hash = createHash('sha256').update(`${email}thyme-guest-registration`).digest('hex');
      expect(payload).toMatchObject({ email, first_name: 'Dara', password: PASSWORD, hash });
      release();
      await expect(toast(page, 'Registration successful!')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });
    expect(await mailTo(page, email, /Welcome/)).toContain('Dara');
  });
});
