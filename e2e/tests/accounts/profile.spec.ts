import { expect, type Page, test } from '@playwright/test';
import { askAs, niamh } from '../support/appointments.ts';
import { failOperation, newGuest, openAs, sentVariables, toast, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('/profile/my-profile', () => {
  let report: { total_appt: number; total_voucher: number; total_favourite: number };
  let me: { photo: string; email: string };
  const shared = sharedPage(async (page, request) => {
    const token = await tokenOf(request, niamh);
    ({ clientReport: report, profileInformation: me } = await askAs<{
      clientReport: typeof report;
      profileInformation: typeof me;
    }>(
      request,
      token,
      '{ clientReport { total_appt total_voucher total_favourite } profileInformation { photo email } }',
    ));
    await openAs(page, token, '/profile/my-profile');
  });
  const main = () => shared().getByRole('main');

  test('[ACCOUNT-008] shows photo and name', async () => {
    await expect(main().getByText('Niamh Gallagher').first()).toBeVisible();
    await expect(main().locator(`img[src^="${me.photo}"]`)).toBeVisible();
  });

  test('[ACCOUNT-009] counts appointments, vouchers and favourites', async () => {
    await expect(main().getByRole('link', { name: `${report.total_appt} appointments` })).toBeVisible();
    await expect(main().getByRole('link', { name: `${report.total_voucher} vouchers` })).toBeVisible();
    await expect(main().getByRole('link', { name: `${report.total_favourite} favourites` })).toBeVisible();
  });

  test('[ACCOUNT-012] lists the details', () =>
    expect(main().getByRole('definition').filter({ hasText: me.email })).toBeVisible());

  test('shows the next appointment', () => expect(main().getByText('Your next hour')).toBeVisible());

  test('[ACCOUNT-010] [ACCOUNT-011] can be edited, and left by logging out', async () => {
    await expect(main().getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(main().getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('[ACCOUNT-016] lists the accepted payments', () =>
    expect(main().getByRole('list', { name: 'Accepted payments' }).getByRole('listitem')).toHaveText([
      'Visa',
      'Mastercard',
      'Amex',
      'Google Pay',
      'Apple Pay',
    ]));

  test('[ACCOUNT-017] has a switch for notifications', () =>
    expect(main().getByRole('switch', { name: 'Notifications' })).toBeChecked());

  test('[ACCOUNT-018] leads to the deletion of the account', async () => {
    await main().getByRole('link', { name: 'Delete my account' }).click();
    await expect(shared()).toHaveURL(/\/profile\/delete-account$/);
  });
});

/** A picture, drawn by the browser itself. */
const drawPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test.describe('the profile editor', () => {
  const shared = sharedPage(async (page, request) => {
    await openAs(page, await tokenOf(request, await newGuest(request)), '/profile/my-profile');
  });
  const dialog = () => shared().getByRole('dialog', { name: 'Edit Profile' });
  const basic = () => dialog().getByRole('group', { name: 'Basic Information' });
  const address = () => dialog().getByRole('group', { name: 'Edit Address' });
  const save = () => dialog().getByRole('button', { name: 'Save' });
  const field = (label: string) => basic().getByLabel(label, { exact: true });

  test.beforeEach(async () => {
    if (!(await dialog().isVisible())) await shared().getByRole('button', { name: 'Edit Profile' }).click();
    await expect(dialog()).toBeVisible();
  });

  test('[ACCOUNT-019] has two sections', async () => {
    await expect(basic()).toBeVisible();
    await expect(address()).toBeVisible();
  });

  async function expectRequired(label: string, message: string): Promise<void> {
    const before = await field(label).inputValue();
    await field(label).fill('');
    await save().click();
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toHaveAccessibleDescription(message);
    await field(label).fill(before || '085 555 0167');
  }

  test('[ACCOUNT-023] [ACCOUNT-026] wants a first name', () =>
    expectRequired('First name', 'Please enter first name!'));
  test('[ACCOUNT-024] [ACCOUNT-026] wants a last name', () => expectRequired('Last name', 'Please enter last name!'));
  test('[ACCOUNT-025] [ACCOUNT-026] wants a mobile number', () =>
    expectRequired('Mobile', 'Please enter mobile number!'));

  test('[ACCOUNT-021] offers four genders', () =>
    expect(basic().getByLabel('Gender').getByRole('option')).toHaveText([
      'Not given',
      'Male',
      'Female',
      'Non Binary',
      'Prefer Not To Say',
    ]));

  test('[ACCOUNT-022] takes the date of birth as a date', () =>
    expect(basic().getByLabel('Date of birth')).toHaveAttribute('type', 'date'));

  test('[ACCOUNT-020] suggests addresses for an Eircode', async () => {
    const eircode = address().getByRole('combobox', { name: 'Eircode' });
    await eircode.fill('');
    await eircode.pressSequentially('D08');
    await expect(address().getByRole('option').first()).toBeVisible();
    await eircode.press('ArrowDown');
    await eircode.press('Enter');
    await expect(eircode).toHaveValue(/^D08/);
    await expect(address().getByLabel('Address', { exact: true })).not.toHaveValue('');
  });

  test('refuses a file that is no picture', async () => {
    const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await dialog().getByLabel('Photo', { exact: true }).setInputFiles(file);
    await expect(dialog().getByText('We can’t read this picture')).toBeVisible();
  });

  test('crops a photo and shows it in the header once saved', async () => {
    const buffer = Buffer.from(await drawPicture(shared()), 'base64');
    await dialog()
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await dialog().getByLabel('Zoom').fill('2');
    await dialog().getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog().locator('img[src^="/uploads/profile/"]')).toBeVisible();
    await field('Mobile').fill('085 555 0167');
    await save().click();
    await expect(dialog()).toBeHidden();
    await expect(shared().getByRole('banner').locator('img[src^="/uploads/profile/"]')).toBeVisible();
  });

  test('[ERR-025] saves every field and shows it', async () => {
    await field('Mobile').fill('085 555 0167');
    await basic().getByLabel('Gender').selectOption('Non Binary');
    await basic().getByLabel('Date of birth').fill('1991-03-04');
    await address().getByLabel('Apartment, suite').fill('Apt 4');
    const sent = sentVariables(shared(), 'UpdateProfile');
    await save().click();
    expect(await sent).toMatchObject({
      client_source: 'Online',
      display_booking: false,
      suite: 'Apt 4',
      country: 'IE',
      mobile: '+353855550167',
      dob: 668044800,
      gender: 'Non Binary',
    });
    await expect(toast(shared(), 'Profile edited successfully!')).toBeVisible();
    await expect(dialog()).toBeHidden();
    await expect(shared().getByRole('definition').filter({ hasText: 'Apt 4' })).toBeVisible();
    await expect(shared().getByRole('definition').filter({ hasText: '4 March 1991' })).toBeVisible();
  });
});

test.describe('settings of the profile', () => {
  let identify: string;
  const shared = sharedPage(async (page, request) => {
    const token = await tokenOf(request, await newGuest(request));
    const me = await askAs<{ profileInformation: { identify: string } }>(
      request,
      token,
      '{ profileInformation { identify } }',
    );
    identify = me.profileInformation.identify;
    await openAs(page, token, '/profile/my-profile');
  });
  const mails = () => shared().getByRole('switch', { name: 'Notifications' });

  test('keep the notifications switch', async () => {
    const was = await mails().isChecked();
    await mails().click();
    await expect(toast(shared(), 'Profile edited successfully!')).toBeVisible();
    await shared().reload();
    await expect(mails()).toBeChecked({ checked: !was });
  });

  test('put the switch back when it could not be saved', async () => {
    const was = await mails().isChecked();
    await failOperation(shared(), 'UpdateProfile');
    await mails().click();
    await expect(toast(shared(), 'Internal server error!')).toBeVisible();
    await expect(mails()).toBeChecked({ checked: was });
  });

  test('have a private calendar address that can be replaced', async ({ request }) => {
    await shared().getByRole('button', { name: 'Show the calendar link' }).click();
    const address = shared().getByLabel('Private address');
    await expect(address).toHaveValue(/\.ics$/);
    const old = new URL(await address.inputValue()).pathname;
    expect(await (await request.get(old)).text()).toContain('BEGIN:VCALENDAR');
    await shared().getByRole('button', { name: 'Create a new link' }).click();
    await expect(address).not.toHaveValue(new RegExp(old));
    expect((await request.get(old)).status()).toBe(404);
    await shared().keyboard.press('Escape');
    await expect(address).toBeHidden();
  });

  test('[ACCOUNT-013] [ACCOUNT-014] [ACCOUNT-015] connect Google Calendar at the provider and disconnect it', async () => {
    const page = shared();
    const connect = page.getByRole('button', { name: 'Connect Google Calendar', exact: true });
    const disconnect = page.getByRole('button', { name: 'Disconnect Google Calendar' });
    await expect(connect).toBeVisible();
    await expect(disconnect).toBeHidden();
    const permission = page.waitForRequest(/\/calendar\/permission\//);
    await connect.click();
    expect(new URL((await permission).url()).pathname).toBe(`/calendar/permission/${identify}`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(/\/profile\/my-profile$/);
    await expect(toast(page, 'Google Calendar is connected!')).toBeVisible();
    await expect(connect).toBeHidden();
    const sent = page.waitForRequest((made) => made.postData()?.includes('disconnectGoogleAccount') ?? false);
    await disconnect.click();
    await sent;
    await expect(connect).toBeVisible();
  });
});
