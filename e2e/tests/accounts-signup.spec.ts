import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { breakOperation, holdOperation, mailTo, newEmail, newGuest, PASSWORD, sentVariables, toast } from './guests.ts';

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
  test('[AUTH-012] [AUTH-013] [ROUTE-049] links to the three documents and has a way back', async ({ page }) => {
    await page.goto('/guest-login');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    for (const [name, href] of [
      ['Privacy Policy', '/system/privacy-policy'],
      ['Web Terms', '/system/web-terms'],
      ['Booking Terms', '/system/booking-terms'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/guest-login$/);
  });

  test('the way back leads somewhere for who came straight here', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/guest-login$/);
  });

  test('[AUTH-014] [AUTH-015] [AUTH-017] [AUTH-018] [AUTH-020] [AUTH-022] names everything that is missing', async ({
    page,
  }) => {
    await page.goto('/signup');
    await signUp(page).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Please Enter your password',
    );
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password is required');
    await expect(page.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
      'Accept Terms & privacy policy',
    );
  });

  test('[AUTH-016] [AUTH-021] says when the email or the second password is wrong', async ({ page }) => {
    await page.goto('/signup');
    await fillIn(page, 'dara@mail');
    await page.getByLabel('Confirm password').fill(`${PASSWORD}?`);
    await signUp(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email should have correct format');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password does not match');
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}?`);
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('');
  });

  test('[AUTH-019] refuses weak passwords and shows what is still missing', async ({ page }) => {
    await page.goto('/signup');
    await fillIn(page, newEmail());
    const password = page.getByLabel('Password', { exact: true });
    for (const weak of ['Short1!', 'lowercase1!', 'UPPERCASE1!', 'NoNumbers!', 'NoSpecial1']) {
      await password.fill(weak);
      await page.getByLabel('Confirm password').fill(weak);
      await signUp(page).click();
      await expect(password, weak).toHaveAccessibleDescription(RULE);
    }
    await expect(page.getByRole('list', { name: 'A password needs' }).getByText(', done')).toHaveCount(3);
  });

  test('[AUTH-023] [AUTH-024] [AUTH-028] [AUTH-029] [ERR-022] registers, hides the button meanwhile and goes to /login', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/signup');
    await fillIn(page, email);
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
    expect(await mailTo(page, email, /Welcome/)).toContain('Dara');
  });

  test('[ERR-009] an address that is taken is a warning, on its field too', async ({ page, request }) => {
    const { email } = await newGuest(request);
    await page.goto('/signup');
    await fillIn(page, email);
    await signUp(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('The email has already been taken.');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.locator('.Toastify__toast--warning')).toHaveText(/The email has already been taken\./);
    await page.getByLabel('Email').fill(newEmail());
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
  });

  test('[ERR-007] [ERR-008] a refusal of the server is told in its own words, and logged', async ({ page }) => {
    await page.goto('/signup');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RegisterGuest')
        ? route.fulfill({ json: [{ data: { guestRegister: { status: 0, message: 'No new guests today.' } } }] })
        : route.fallback(),
    );
    await fillIn(page, newEmail());
    const logged = sentVariables(page, 'SystemLog');
    await signUp(page).click();
    await expect(toast(page, 'No new guests today.')).toBeVisible();
    expect(await logged).toMatchObject({ api: 'guestRegister' });
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('[ERR-004] [ERR-005] a broken line is told and logged, and nothing typed is lost', async ({ page }) => {
    await page.goto('/signup');
    await breakOperation(page, 'RegisterGuest');
    const email = newEmail();
    await fillIn(page, email);
    const logged = sentVariables(page, 'SystemLog');
    await signUp(page).click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    const entry = await logged;
    expect(entry).toMatchObject({ api: 'guestRegister' });
    expect(JSON.stringify(entry)).not.toContain(PASSWORD);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});
