import { createHash } from 'node:crypto';
import { clientDetails, users } from '@thyme/db/schema';
import { REGISTRATION_WORD } from '@thyme/domain/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../../test/kit/index.ts';

const REGISTER = `mutation($first_name: String!, $last_name: String!, $mobile: String, $email: String!, $password: String!,
  $additional_mobile: String, $client_source: String, $display_booking: Boolean, $gender: String, $dob: Int,
  $client_info: String, $address: String, $email_notification: Boolean, $marketing_notification: Boolean,
  $language: String, $hash: String) {
  guestRegister(first_name: $first_name, last_name: $last_name, mobile: $mobile, email: $email, password: $password,
    additional_mobile: $additional_mobile, client_source: $client_source, display_booking: $display_booking,
    gender: $gender, dob: $dob, client_info: $client_info, address: $address, email_notification: $email_notification,
    marketing_notification: $marketing_notification, language: $language, hash: $hash) { status message }
}`;
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

type Answer = { guestRegister: { status: number; message: string } };

let api: TestApi;
const mail = recordingMail();
let counter = 0;
const form = (values: object = {}) => {
  counter += 1;
  return {
    first_name: 'Aoife',
    last_name: 'Nolan',
    email: `aoife-${counter}@mail.example`,
    password: 'Slow-river-42!',
    ...values,
  };
};

beforeAll(async () => {
  api = await bootApi({ mail });
});
afterAll(() => api.close());

const register = (values: object) => api.run<Answer>(REGISTER, form(values));
const complaints = async (values: object) => (await register(values)).errors?.[0]?.extensions?.validation;
const stored = async (email: string) => {
  const [row] = await api.db
    .select()
    .from(users)
    .innerJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.email, email));
  return row;
};

describe('guestRegister', () => {
  test('[AUTH-028] [API-030] every field of the payload is stored, and the guest is welcomed', async () => {
    const email = 'Full.Payload@Mail.example';
    const { guestRegister } = await api.ask<Answer>(
      REGISTER,
      form({
        email,
        mobile: '087 123 4567',
        additional_mobile: '+44 20 7946 0018',
        client_source: 'Online',
        display_booking: true,
        gender: 'Non Binary',
        dob: Date.UTC(1990, 4, 17) / 1000,
        client_info: 'Sensitive skin',
        address: '1 Weaver Lane',
        email_notification: false,
        marketing_notification: true,
        language: 'ga',
        hash: sha(email + REGISTRATION_WORD),
      }),
    );
    expect(guestRegister).toEqual({ status: 1, message: 'Registration successful!' });
    const row = await stored('full.payload@mail.example');
    expect(row?.users).toMatchObject({ userType: 2, firstName: 'Aoife', mobile: '+353871234567', language: 'ga' });
    expect(row?.client_details).toMatchObject({
      additionalMobile: '+442079460018',
      clientSource: 'Online',
      displayBooking: true,
      gender: 'Non Binary',
      dob: '1990-05-17',
      clientInfo: 'Sensitive skin',
      address: '1 Weaver Lane',
      emailNotification: false,
      marketingNotification: true,
    });
    await api.runJobs();
    expect(mail.sent.at(-1)).toMatchObject({ to: 'full.payload@mail.example', subject: 'Welcome to Thyme' });
    expect(mail.sent.at(-1)?.text).toContain('Welcome, Aoife.');
  });

  test('[AUTH-029] the hash is the SHA-256 of the email and the fixed word: a wrong one is refused, none is accepted', async () => {
    const wrong = form({ hash: sha('something else') });
    expect((await api.ask<Answer>(REGISTER, wrong)).guestRegister.status).toBe(0);
    expect(await stored(wrong.email)).toBeUndefined();
    const right = form();
    const hash = sha(right.email + REGISTRATION_WORD).toUpperCase();
    expect((await api.ask<Answer>(REGISTER, { ...right, hash })).guestRegister.status).toBe(1);
    expect((await api.ask<Answer>(REGISTER, form())).guestRegister.status).toBe(1);
  });

  test('[AUTH-014] [AUTH-015] [AUTH-017] [AUTH-018] empty fields get their messages', async () => {
    expect(await complaints({ first_name: ' ', last_name: '', email: '', password: '' })).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      email: ['Email is required'],
      password: ['Please Enter your password'],
    });
  });

  test('[AUTH-016] [AUTH-019] a malformed email and a weak password get their messages', async () => {
    expect(await complaints({ email: 'aoife@', password: 'password' })).toEqual({
      email: ['Email should have correct format'],
      password: ['Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character'],
    });
  });

  test('refuses common passwords in any disguise and accepts long phrases', async () => {
    for (const password of ['Password1!', 'P@ssw0rd123!', 'Football7!', 'Qwerty123!'])
      expect(await complaints({ password }), password).toHaveProperty('password');
    const phrase = `Four wet dogs & 1 umbrella, ${'na '.repeat(60)}`;
    const values = form({ password: phrase });
    expect((await api.ask<Answer>(REGISTER, values)).guestRegister.status).toBe(1);
    const login = `mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }`;
    expect((await api.run(login, { u: values.email, p: phrase })).errors).toBeUndefined();
    expect((await api.run(login, { u: values.email, p: phrase.slice(0, 72) })).errors).toBeDefined();
  });

  test("[ERR-009] an email that is taken is a validation error 'The email has already been taken.', also for two at once", async () => {
    const values = form();
    const answers = await Promise.all([1, 2, 3].map(() => api.run<Answer>(REGISTER, values)));
    expect(answers.filter(({ data }) => data?.guestRegister.status === 1)).toHaveLength(1);
    const [refused] = answers.filter(({ errors }) => errors);
    expect(refused?.errors?.[0]?.extensions?.validation).toEqual({ email: ['The email has already been taken.'] });
    expect(await complaints({ email: values.email.toUpperCase() })).toEqual({
      email: ['The email has already been taken.'],
    });
    expect(await complaints({ mobile: 'call me' })).toEqual({ mobile: ['Please enter a valid mobile number!'] });
  });

  test('fields that clients may not set are refused', async () => {
    for (const field of ['user_type: 1', 'id: 1', 'email_verified_at: 1']) {
      const { errors } = await api.run(
        `mutation { guestRegister(first_name: "A", last_name: "B", email: "mass@mail.example", password: "Slow-river-42!", ${field}) { status } }`,
      );
      expect(errors?.[0]?.message).toContain('Unknown argument');
    }
    expect(await stored('mass@mail.example')).toBeUndefined();
  });

  test('keeps names in any script and emoji, strips bidirectional control characters; refuses NUL and 10,000 characters', async () => {
    const values = form({ first_name: 'Zoë 🌿\u202e', last_name: 'בן־דוד', address: 'Line 1\nLine 2' });
    expect((await api.ask<Answer>(REGISTER, values)).guestRegister.status).toBe(1);
    const row = await stored(values.email);
    expect(row?.users).toMatchObject({ firstName: 'Zoë 🌿', lastName: 'בן־דוד' });
    expect(row?.client_details.address).toBe('Line 1\nLine 2');
    expect(await complaints({ first_name: 'x'.repeat(10_000), address: 'y'.repeat(10_000) })).toEqual({
      first_name: ['Please use at most 100 characters'],
      address: ['Please use at most 500 characters'],
    });
    expect(
      (await api.run(REGISTER, form({ email: 'nul@mail.example', last_name: 'O\u0000Brien' }))).errors?.[0]?.message,
    ).toBe('A text holds characters that cannot be stored.');
    expect(await stored('nul@mail.example')).toBeUndefined();
    expect(await complaints({ email: 'no mail@mail.example', gender: 'Robot', dob: 2_000_000_000 })).toEqual({
      email: ['Email should have correct format'],
      gender: ['Please choose one of the options'],
      dob: ['Please enter a valid date of birth'],
    });
  });

  test('is limited to sixty attempts an hour from one network', async () => {
    api.clock.advance(3_600);
    const codes = [];
    for (let attempt = 0; attempt < 61; attempt += 1)
      codes.push((await register({ email: 'nothing' })).errors?.[0]?.extensions?.code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['VALIDATION']));
    expect(codes[60]).toBe('RATE_LIMITED');
    api.clock.advance(3_600);
    expect((await register({})).data?.guestRegister.status).toBe(1);
  });
});
