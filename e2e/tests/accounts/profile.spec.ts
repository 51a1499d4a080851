import { expect, type Page, test } from '@playwright/test';
import { askAs, niamh } from '../support/appointments.ts';
import { breakOperation, newGuest, sentVariables, toast, tokenOf, visitAs } from '../support/guests.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog(page)).toBeVisible();
}

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

test.describe('/profile/my-profile', () => {
  test('[ACCOUNT-008] [ACCOUNT-009] [ACCOUNT-010] [ACCOUNT-011] [ACCOUNT-012] [ACCOUNT-016] [ACCOUNT-017] [ACCOUNT-018] shows who one is, what one has, and what can be set', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, niamh);
    const { clientReport: report, profileInformation: me } = await askAs<{
      clientReport: { total_appt: number; total_voucher: number; total_favourite: number };
      profileInformation: { photo: string; email: string };
    }>(
      request,
      token,
      '{ clientReport { total_appt total_voucher total_favourite } profileInformation { photo email } }',
    );
    await visitAs(page, token, '/profile/my-profile');
    const main = page.getByRole('main');
    await expect(main.getByText('Niamh Gallagher').first()).toBeVisible();
    await expect(main.locator(`img[src^="${me.photo}"]`)).toBeVisible();
    await expect(main.getByRole('link', { name: `${report.total_appt} appointments` })).toBeVisible();
    await expect(main.getByRole('link', { name: `${report.total_voucher} vouchers` })).toBeVisible();
    await expect(main.getByRole('link', { name: `${report.total_favourite} favourites` })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: me.email })).toBeVisible();
    await expect(main.getByText('Your next hour')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Accepted payments' }).getByRole('listitem')).toHaveText([
      'Visa',
      'Mastercard',
      'Amex',
      'Google Pay',
      'Apple Pay',
    ]);
    await expect(main.getByRole('switch', { name: 'Notifications' })).toBeChecked();
    await main.getByRole('link', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/profile\/delete-account$/);
  });

  test('[ACCOUNT-019] [ACCOUNT-020] [ACCOUNT-021] [ACCOUNT-022] [ACCOUNT-023] [ACCOUNT-024] [ACCOUNT-025] [ACCOUNT-026] [ERR-025] lets one change everything in a dialog of two sections, and the photo', async ({
    page,
    request,
  }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/my-profile');
    await openEditor(page);
    const basic = dialog(page).getByRole('group', { name: 'Basic Information' });
    const address = dialog(page).getByRole('group', { name: 'Edit Address' });
    const save = dialog(page).getByRole('button', { name: 'Save' });
    await test.step('takes a photo, cropped, and refuses politely what is none', async () => {
      const chooser = dialog(page).getByLabel('Photo', { exact: true });
      await chooser.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
      await expect(dialog(page).getByText('could not be read as a picture')).toBeVisible();
      const picture = Buffer.from(await drawPicture(page), 'base64');
      await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      await dialog(page).getByLabel('Closer').fill('2');
      await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
      await expect(dialog(page).locator('img[src^="/uploads/profile/"]')).toBeVisible();
    });
    for (const [label, message] of [
      ['First name', 'Please enter first name!'],
      ['Last name', 'Please enter last name!'],
      ['Mobile', 'Please enter mobile number!'],
    ] as const) {
      const box = basic.getByLabel(label, { exact: true });
      const before = await box.inputValue();
      await box.fill('');
      await save.click();
      await expect(box).toBeFocused();
      await expect(box).toHaveAccessibleDescription(message);
      await box.fill(before || '085 555 0167');
    }
    await expect(basic.getByLabel('Gender').getByRole('option')).toHaveText([
      'Not given',
      'Male',
      'Female',
      'Non Binary',
      'Prefer Not To Say',
    ]);
    await basic.getByLabel('Gender').selectOption('Non Binary');
    await expect(basic.getByLabel('Date of birth')).toHaveAttribute('type', 'date');
    await basic.getByLabel('Date of birth').fill('1991-03-04');
    const eircode = address.getByRole('combobox', { name: 'Eircode' });
    await eircode.pressSequentially('D08');
    await expect(address.getByRole('option').first()).toBeVisible();
    await eircode.press('ArrowDown');
    await eircode.press('Enter');
    await expect(eircode).toHaveValue(/^D08/);
    await expect(address.getByLabel('Address', { exact: true })).not.toHaveValue('');
    await address.getByLabel('Apartment, suite').fill('Apt 4');
    const sent = sentVariables(page, 'UpdateProfile');
    await save.click();
    expect(await sent).toMatchObject({
      client_source: 'Online',
      display_booking: false,
      suite: 'Apt 4',
      country: 'IE',
      mobile: '+353855550167',
      dob: 668044800,
      gender: 'Non Binary',
    });
    await expect(toast(page, 'Profile edited successfully!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: 'Apt 4' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '4 March 1991' })).toBeVisible();
    await expect(page.getByRole('banner').locator('img[src^="/uploads/profile/"]')).toBeVisible();
  });

  test('[ACCOUNT-013] [ACCOUNT-014] [ACCOUNT-015] keeps the notifications switch, gives a private calendar address, and connects Google Calendar at the provider', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, await newGuest(request));
    const { profileInformation } = await askAs<{ profileInformation: { identify: string } }>(
      request,
      token,
      '{ profileInformation { identify } }',
    );
    await visitAs(page, token, '/profile/my-profile');
    const mails = page.getByRole('switch', { name: 'Notifications' });
    const was = await mails.isChecked();
    await test.step('the switch is taken', async () => {
      await mails.click();
      await expect(toast(page, 'Profile edited successfully!')).toBeVisible();
    });
    await test.step('the private address is a calendar until it is renewed', async () => {
      await page.getByRole('button', { name: 'Show the calendar address' }).click();
      const address = page.getByLabel('Private address');
      await expect(address).toHaveValue(/\.ics$/);
      const old = new URL(await address.inputValue()).pathname;
      expect(await (await request.get(old)).text()).toContain('BEGIN:VCALENDAR');
      await page.getByRole('button', { name: 'Make a new address' }).click();
      await expect(address).not.toHaveValue(new RegExp(old));
      expect((await request.get(old)).status()).toBe(404);
      await page.keyboard.press('Escape');
      await expect(address).toBeHidden();
    });
    await test.step('Google Calendar is connected at the provider and disconnected here', async () => {
      const connect = page.getByRole('button', { name: 'Connect Google Calendar', exact: true });
      const disconnect = page.getByRole('button', { name: 'Disconnect Google Calendar' });
      await expect(connect).toBeVisible();
      await expect(disconnect).toBeHidden();
      const asked = page.waitForRequest(/\/calendar\/permission\//);
      await connect.click();
      expect(new URL((await asked).url()).pathname).toBe(`/calendar/permission/${profileInformation.identify}`);
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL(/\/profile\/my-profile$/);
      await expect(toast(page, 'Google Calendar is connected!')).toBeVisible();
      await expect(connect).toBeHidden();
      const sent = page.waitForRequest((made) => made.postData()?.includes('disconnectGoogleAccount') ?? false);
      await disconnect.click();
      await sent;
      await expect(connect).toBeVisible();
    });
    await test.step('the switch is as it was left, and goes back when it was not taken', async () => {
      await expect(mails).toBeChecked({ checked: !was });
      await breakOperation(page, 'UpdateProfile');
      await mails.click();
      await expect(toast(page, 'Internal server error!')).toBeVisible();
      await expect(mails).toBeChecked({ checked: !was });
    });
  });
});
