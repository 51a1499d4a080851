import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { clientDetails, pictures, users } from '@thyme/db/schema';
import { profileFieldNames, profileFields } from '@thyme/domain/accounts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertPicture,
  insertVoucher,
  type SignedIn,
  type TestApi,
} from '../../../../test/kit/index.ts';
import { confirmPayment, payByCard, readCardPage } from '../../../../test/kit/paying.ts';

const plainFields = profileFieldNames.filter((name) => profileFields[name].kind === 'plain');

const dataDir = mkdtempSync(path.join(tmpdir(), 'thyme-photo-'));
let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { dataDir } });
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const UPDATE = `mutation($first_name: String, $last_name: String, $mobile: String, $email: String, $password: String, $additional_mobile: String,
  $client_source: String, $display_booking: Boolean, $gender: String, $dob: Int, $client_info: String, $address: String,
  $email_notification: Boolean, $marketing_notification: Boolean, $language: String, $hash: String, $photo: String, $suite: String,
  $country: String, $eir_code: String) {
  guestProfileUpdate(first_name: $first_name, last_name: $last_name, mobile: $mobile, email: $email, password: $password,
    additional_mobile: $additional_mobile, client_source: $client_source, display_booking: $display_booking, gender: $gender, dob: $dob,
    client_info: $client_info, address: $address, email_notification: $email_notification,
    marketing_notification: $marketing_notification, language: $language, hash: $hash, photo: $photo, suite: $suite,
    country: $country, eir_code: $eir_code) { status message } }`;
const update = (guest: SignedIn, form: object) =>
  api.run<{ guestProfileUpdate: { status: number; message: string } }>(UPDATE, form, guest);
const complaints = async (guest: SignedIn, form: object) =>
  (await update(guest, form)).errors?.[0]?.extensions?.validation;
const detailsOf = async (guest: SignedIn) =>
  (await api.db.select().from(clientDetails).where(eq(clientDetails.userId, guest.userId)))[0];
const userOf = async (guest: SignedIn) => (await api.db.select().from(users).where(eq(users.id, guest.userId)))[0];

describe('guestProfileUpdate', () => {
  it('[ACCOUNT-004] [API-035] [ERR-025] takes the registration’s fields plus photo, suite, country and eir_code', async () => {
    const guest = await api.signIn();
    const { data } = await update(guest, {
      first_name: ' Niamh  Áine ',
      last_name: 'Gallagher',
      mobile: '087 123 4567',
      email: guest.email.toUpperCase(),
      password: '',
      additional_mobile: '+44 7700 900123',
      client_source: 'Online',
      display_booking: false,
      gender: 'Non Binary',
      dob: Date.UTC(1991, 2, 4) / 1000,
      client_info: 'Tea, no sugar',
      address: '26 Lennox Terrace',
      email_notification: true,
      marketing_notification: true,
      language: 'en',
      hash: 'x',
      suite: 'Apt 4',
      country: 'IE',
      eir_code: 'd08 k2v9',
    });
    expect(data?.guestProfileUpdate).toEqual({ status: 1, message: 'Profile edited successfully!' });
    expect(await userOf(guest)).toMatchObject({
      firstName: 'Niamh Áine',
      lastName: 'Gallagher',
      mobile: '+353871234567',
      email: guest.email,
    });
    expect(await detailsOf(guest)).toMatchObject({
      additionalMobile: '+447700900123',
      clientSource: 'Online',
      displayBooking: false,
      gender: 'Non Binary',
      dob: '1991-03-04',
      clientInfo: 'Tea, no sugar',
      address: '26 Lennox Terrace',
      suite: 'Apt 4',
      country: 'IE',
      eirCode: 'D08 K2V9',
      emailNotification: true,
      marketingNotification: true,
    });
  });

  it('[ACCOUNT-023] [ACCOUNT-024] [ACCOUNT-025] an empty name or number is refused with its field, and nothing is written', async () => {
    const guest = await api.signIn({ mobile: '+353871234567' });
    expect(await complaints(guest, { first_name: ' ', last_name: '', mobile: '', address: 'Elsewhere' })).toEqual({
      first_name: ['Please enter first name!'],
      last_name: ['Please enter last name!'],
      mobile: ['Please enter mobile number!'],
    });
    expect(await complaints(guest, { mobile: 'call me' })).toEqual({ mobile: ['Please enter a valid mobile number!'] });
    expect((await userOf(guest))?.mobile).toBe('+353871234567');
    expect((await detailsOf(guest))?.address).toBeNull();
  });

  it('[BOOKSC-006] another number is one of the guest’s country, and what is none is refused at its field', async () => {
    const guest = await api.signIn();
    const wrong = { additional_mobile: ['Please enter a valid mobile number!'] };
    for (const text of ['call me', '0123', '++353871234567'])
      expect(await complaints(guest, { additional_mobile: text })).toEqual(wrong);
    await update(guest, { additional_mobile: '07700 900123', country: 'GB' });
    expect(await detailsOf(guest)).toMatchObject({ additionalMobile: '+447700900123' });
    await update(guest, { additional_mobile: '' });
    expect(await detailsOf(guest)).toMatchObject({ additionalMobile: null });
  });

  it('[ACCOUNT-021] accepts four genders, real birthdays and countries', async () => {
    const guest = await api.signIn();
    for (const gender of ['Male', 'Female', 'Non Binary', 'Prefer Not To Say'])
      expect((await update(guest, { gender })).data?.guestProfileUpdate.status).toBe(1);
    expect(await complaints(guest, { gender: 'Robot' })).toHaveProperty('gender');
    expect(await complaints(guest, { dob: api.clock.now() + 86_400 })).toHaveProperty('dob');
    expect(await complaints(guest, { country: 'Ireland' })).toHaveProperty('country');
    expect(await complaints(guest, { address: 'x'.repeat(501) })).toHaveProperty('address');
  });

  it.each(plainFields)('%s is stored, read back, limited and cleared', async (name) => {
    const guest = await api.signIn();
    const change = (text: string | null) =>
      api.run(`mutation($text: String) { guestProfileUpdate(${name}: $text) { status } }`, { text }, guest);
    const read = async () =>
      (
        await api.ask<{ profileInformation: { client_detail: object } }>(
          `{ profileInformation { client_detail { ${name} } } }`,
          {},
          guest,
        )
      ).profileInformation.client_detail;
    const longest = 'x'.repeat(profileFields[name].max);
    await change(` ${longest} `);
    expect(await read()).toEqual({ [name]: longest });
    const refused = await change(`${longest}x`);
    expect(refused.errors?.[0]?.extensions?.validation).toHaveProperty(name);
    await change('');
    expect(await read()).toEqual({ [name]: null });
  });

  it('a single setting changes nothing else; a cleared field is cleared', async () => {
    const guest = await api.signIn();
    await update(guest, { address: '26 Lennox Terrace', gender: 'Female' });
    await update(guest, { email_notification: false });
    expect(await detailsOf(guest)).toMatchObject({
      emailNotification: false,
      address: '26 Lennox Terrace',
      gender: 'Female',
    });
    await update(guest, { address: '', gender: null, dob: null });
    expect(await detailsOf(guest)).toMatchObject({ address: null, gender: null, emailNotification: false });
  });

  it('another email is refused: that needs its code', async () => {
    const guest = await api.signIn();
    expect(await complaints(guest, { email: 'other@mail.example' })).toHaveProperty('email');
    expect((await userOf(guest))?.email).toBe(guest.email);
  });
});

const upload = (guest: SignedIn | null, bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  return api.fetch('/account/photo', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${guest?.token ?? ''}` },
  });
};
const photo = (width = 600, height = 400, colour = '#c05030') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Niamh', Make: 'Phone' } })
    .toBuffer();

/**
 * A valid PNG of a few kilobytes and many pixels. With one bit per pixel it is built instantly; sharp needs half a
 * minute.
 */
function pixelBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 1, greyscale; https://www.w3.org/TR/png-3/#11IHDR.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('the photo', () => {
  it('is cropped to a square, loses its camera metadata, and becomes the profile picture when the form is saved', async () => {
    const guest = await api.signIn();
    const answer = await upload(guest, await photo());
    expect(answer.status).toBe(200);
    const { photo: address, width, height } = (await answer.json()) as { photo: string; width: number; height: number };
    expect([width, height]).toEqual([400, 400]);
    expect((await userOf(guest))?.photoId).toBeNull();
    expect((await update(guest, { photo: address })).data?.guestProfileUpdate.status).toBe(1);
    const profile = await api.ask<{ profileInformation: { photo: string } }>(
      '{ profileInformation { photo } }',
      {},
      guest,
    );
    expect(profile.profileInformation.photo).toBe(address);
    const shown = await api.fetch(`${address}?w=96`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const stored = sharp(Buffer.from(await shown.arrayBuffer()));
    expect((await stored.metadata()).exif).toBeUndefined();
  });

  it('keeps the chosen part', async () => {
    const guest = await api.signIn();
    const chosen = { left: '0.5', top: '0', width: '0.25', height: '0.5' };
    const answer = await upload(guest, await photo(800, 400), chosen);
    expect(await answer.json()).toMatchObject({ width: 200, height: 200 });
    const odd = await upload(guest, await photo(800, 400), { ...chosen, left: '7' });
    expect(await odd.json()).toMatchObject({ width: 400, height: 400 });
  });

  it('refuses files that are not pictures, files that are too large and pixel bombs', async () => {
    const guest = await api.signIn();
    const messages: [number, string][] = [];
    const bomb = pixelBomb(16_000, 12_000);
    expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 16_000, height: 12_000 });
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('not a picture'),
      Buffer.alloc(0),
      Buffer.alloc(10 * 1024 * 1024 + 1, 1),
      bomb,
    ]) {
      const answer = await upload(guest, bytes);
      messages.push([
        answer.status,
        ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message ?? '',
      ]);
    }
    expect(messages).toEqual([
      [422, 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.'],
      [422, 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.'],
      [422, 'Please choose a picture.'],
      [413, 'This picture is too large. Please choose one of at most 10 MB.'],
      [413, 'This picture is too large. Please choose a smaller one.'],
    ]);
    expect(await api.db.select().from(pictures).where(eq(pictures.ownerId, guest.userId))).toEqual([]);
  });

  it('requires a guest’s token and a form', async () => {
    expect((await upload(null, await photo())).status).toBe(401);
    const guest = await api.signIn();
    const answer = await api.fetch('/account/photo', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(415);
  });

  it('another guest’s or an invented path is refused; unsaved and replaced uploads are deleted', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    const theirs = (await (await upload(stranger, await photo())).json()) as { photo: string };
    const drawn = await insertPicture(api.db, { folder: 'business', name: 'drawn-of-a-shop' });
    for (const address of [
      theirs.photo,
      `/uploads/business/${drawn.name}.webp`,
      'https://evil.example/a.webp',
      '/uploads/profile/none.webp',
    ])
      expect(await complaints(guest, { photo: address })).toEqual({ photo: ['Please upload your photo again.'] });
    const storedPictures = () =>
      api.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.ownerId, guest.userId));
    await upload(guest, await photo());
    await upload(guest, await photo());
    expect(await storedPictures()).toHaveLength(1);
    const last = (await (await upload(guest, await photo())).json()) as { photo: string };
    await update(guest, { photo: last.photo });
    expect(await storedPictures()).toHaveLength(1);
    expect((await api.fetch(`${last.photo}?w=240`)).status).toBe(200);
    const files = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map(String);
    const name = path.basename(last.photo, '.webp');
    expect(files().some((file) => file.includes(name))).toBe(true);
    await update(guest, { photo: null });
    expect([(await userOf(guest))?.photoId, await storedPictures()]).toEqual([null, []]);
    expect((await api.fetch(`${last.photo}?w=240`)).status).toBe(404);
    expect(files().filter((file) => file.includes(name))).toEqual([]);
  });
});

describe('clientReport', () => {
  it('[ACCOUNT-003] [API-010] counts the same as the lists', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const { id: voucherId } = await insertVoucher(api.db, shop.id);
    const bought = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: voucherId, voucher_qty: 2, voucher_owner: 'Orla' }],
      payment_info: { stripe: 200 },
    });
    const page = readCardPage(bought.payment_url);
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    for (const [index, status] of (['New', 'Held'] as const).entries())
      await insertAppointment(api.db, shop, guest.userId, {
        startsAt: api.clock.now() + (index + 1) * 86_400,
        appointment: { status },
      });
    await insertAppointment(api.db, shop, stranger.userId, {
      startsAt: api.clock.now() + 86_400,
      chairId: shop.chairIds[2] ?? 0,
    });
    await api.ask(`mutation { save_businesses(type: 1, business_id: ${shop.id}) { status } }`, {}, guest);
    const report = async (who: SignedIn) =>
      (
        await api.ask<{ clientReport: object }>(
          '{ clientReport { total_appt total_voucher total_favourite } }',
          {},
          who,
        )
      ).clientReport;
    expect(await report(guest)).toEqual({ total_appt: 1, total_voucher: 2, total_favourite: 1 });
    expect(await report(stranger)).toEqual({ total_appt: 1, total_voucher: 0, total_favourite: 0 });
  });
});
