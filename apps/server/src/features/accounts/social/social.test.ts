import { identities, outbox, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, type TestApi } from '../../../../test/kit/index.ts';
import { type Browser, browser, type Message } from '../../../../test/kit/popup-browser.ts';
import { DEMO_PEOPLE } from '../../../integrations/identity/demo/people.ts';
import type { VouchedPerson } from '../../../integrations/identity/index.ts';
import { profileFor } from './popup-answer.ts';

const LOGIN = `mutation($provider: String!, $token: String!) {
  socialLogin(provider: $provider, token: $token) { status message reason access_token user { id user_type first_name } }
}`;
const REGISTER = `mutation($first_name: String!, $last_name: String!, $email: String, $password: String!, $provider: String!, $provider_id: String!) {
  socialRegister(first_name: $first_name, last_name: $last_name, email: $email, password: $password, provider: $provider, provider_id: $provider_id) { status message }
}`;

interface SocialAnswer {
  status: number;
  message: string;
  reason: string | null;
  access_token: string | null;
  user: { id: number; user_type: number; first_name: string } | null;
}

let api: TestApi;
let other: TestApi;

beforeAll(async () => {
  api = await bootApi();
  other = await bootApi({ beside: api });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const person = (email: string) => ({ first_name: 'Róisín', last_name: 'Keane', email });
const popup = (provider: string, choice: Record<string, string>) => browser(api).signIn(provider, choice);
const logIn = async (provider: string, token: string, server = api) =>
  (await server.ask<{ socialLogin: SocialAnswer }>(LOGIN, { provider, token })).socialLogin;
const register = async (provider: string, { token, profile }: Message, values: object = {}) =>
  (
    await api.ask<{ socialRegister: { status: number; message: string } }>(REGISTER, {
      provider,
      password: token,
      ...profile,
      ...values,
    })
  ).socialRegister;

describe('social login with the demo provider', () => {
  test('[AUTH-033] Google, Apple and Facebook are offered, each with the address of its popup', async () => {
    const { social_providers } = await api.ask<{ social_providers: object[] }>(
      '{ social_providers { provider label start_url demo } }',
    );
    expect(social_providers).toEqual([
      { provider: 'google', label: 'Google', start_url: '/identity/google/start', demo: true },
      { provider: 'apple', label: 'Apple', start_url: '/identity/apple/start', demo: true },
      { provider: 'facebook', label: 'Facebook', start_url: '/identity/facebook/start', demo: true },
    ]);
  });

  test('[AUTH-031] [AUTH-032] [AUTH-034] [AUTH-035] [API-031] [API-032] unknown, then registered, then logged in as a guest', async () => {
    for (const provider of ['google', 'apple', 'facebook']) {
      const message = await popup(provider, person(`${provider}-new@mail.example`));
      expect(message).toMatchObject({ type: 'thyme:social-login', provider, flow: 'flow-1' });
      expect(message.profile).toMatchObject(person(`${provider}-new@mail.example`));
      expect(await logIn(provider, message.token)).toMatchObject({
        status: 0,
        reason: 'unknown_account',
        access_token: null,
      });
      expect(await register(provider, message)).toEqual({ status: 1, message: 'Registration successful!' });
      const answer = await logIn(provider, message.token, other);
      expect(answer).toMatchObject({ status: 1, user: { user_type: 2, first_name: 'Róisín' } });
      const me = '{ profileInformation { email social_login } }';
      expect(await api.ask(me, {}, { token: answer.access_token ?? '' })).toEqual({
        profileInformation: { email: `${provider}-new@mail.example`, social_login: provider },
      });
    }
  });

  test('a known person of the demo is chosen with one click, and logs in to the same account', async () => {
    const choice = { person: DEMO_PEOPLE[0]?.subject ?? '' };
    const first = await popup('google', choice);
    await register('google', first);
    const id = (await logIn('google', first.token)).user?.id;
    const second = await popup('google', choice);
    expect((await logIn('google', second.token)).user?.id).toBe(id);
  });

  test('a token logs in once', async () => {
    const message = await popup('google', person('once@mail.example'));
    await register('google', message);
    expect((await logIn('google', message.token)).status).toBe(1);
    expect(await logIn('google', message.token)).toMatchObject({ status: 0, reason: 'invalid_token' });
  });

  test("[AUTH-040] a matching email alone is not enough: 'The email has already been taken.', and the login says how to proceed", async () => {
    const owner = await api.signIn();
    const message = await popup('google', person(owner.email));
    expect(await register('google', message)).toEqual({ status: 0, message: 'The email has already been taken.' });
    expect(await logIn('google', message.token)).toMatchObject({
      status: 0,
      reason: 'email_taken',
      access_token: null,
    });
    expect(await api.db.select().from(identities).where(eq(identities.userId, owner.userId))).toEqual([]);
  });

  test('[AUTH-040] registering twice is reported, and the social login works', async () => {
    const first = await popup('facebook', person('again@mail.example'));
    await register('facebook', first);
    const second = await popup('facebook', person('again@mail.example'));
    expect(await register('facebook', second)).toEqual({ status: 0, message: 'The email has already been taken.' });
    expect((await logIn('facebook', second.token)).status).toBe(1);
  });

  test('the provider decides about email and person, not the form', async () => {
    const message = await popup('google', person('honest@mail.example'));
    expect((await register('google', message, { provider_id: 'somebody-else' })).status).toBe(0);
    expect((await register('google', message, { email: 'victim@mail.example' })).status).toBe(1);
    expect(await api.db.select().from(users).where(eq(users.email, 'victim@mail.example'))).toEqual([]);
    const another = await popup('google', person('other-provider@mail.example'));
    expect(await logIn('facebook', another.token)).toMatchObject({ status: 0, reason: 'invalid_token' });
    expect(await logIn('myspace', another.token)).toMatchObject({ status: 0, reason: 'invalid_token' });
    expect(await logIn('google', 'made.up.token')).toMatchObject({ status: 0, reason: 'invalid_token' });
  });

  test('[AUTH-037] [AUTH-038] empty names get their messages', async () => {
    const { errors } = await api.run(REGISTER, {
      first_name: '',
      last_name: ' ',
      password: 'x',
      provider: 'google',
      provider_id: 'x',
    });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      first_name: ['Please enter first name!'],
      last_name: ['Please enter last name!'],
    });
  });

  test("[ERR-014] an identity of a business account gets 'Please login with your guest account!'", async () => {
    const message = await popup('google', person('owner@mail.example'));
    const owner = await api.signInBusiness();
    await api.db
      .insert(identities)
      .values({ provider: 'google', subject: message.profile.provider_id, userId: owner.userId });
    expect(await logIn('google', message.token)).toMatchObject({
      status: 0,
      message: 'Please login with your guest account!',
      access_token: null,
    });
  });
});

describe('the popup', () => {
  test('distinguishes a cancelled login from a failure', async () => {
    const message = await popup('google', { cancel: 'yes' });
    expect(message).toEqual({ type: 'thyme:social-login', provider: 'google', flow: 'flow-1', error: 'cancelled' });
  });

  test('posts only to our own origin, and not before the provider has responded', async () => {
    const visitor = browser(api);
    const page = await visitor.finish('google', person('origin@mail.example'));
    const origin = new URL(api.app.services.config.publicUrl).origin;
    expect(page).toContain(`postMessage(answer, "${origin}")`);
    expect(page).not.toContain("'*'");
  });

  test('no page on the way cuts the popup off from its opener', async () => {
    const visitor = browser(api);
    await visitor.finish('google', person('opener@mail.example'));
    expect(visitor.policies).toEqual(visitor.policies.map(() => 'unsafe-none'));
    expect(visitor.policies.length).toBeGreaterThan(4);
    const page = await api.fetch('/dev/outbox');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  test('a state works once, and only in the browser that started', async () => {
    const visitor: Browser = browser(api);
    const callback = await visitor.callbackOf('google', person('state@mail.example'));
    expect(await browser(api).messageAt(callback)).toMatchObject({ error: 'failed' });
    expect(await visitor.messageAt(callback)).toMatchObject({ error: 'failed' });
    const fresh = await visitor.callbackOf('google', person('state@mail.example'));
    expect(await visitor.messageAt(fresh)).toMatchObject({
      provider: 'google',
      profile: { email: 'state@mail.example' },
    });
    expect(await visitor.messageAt(fresh)).toMatchObject({ error: 'failed' });
  });

  test.each(['', '<abc', 'abc>', 'x'.repeat(65)])('returns no name of a flow that is not one: %j', async (flow) => {
    expect(await browser(api, flow).signIn('google', { cancel: 'yes' })).toMatchObject({
      flow: '',
      error: 'cancelled',
    });
  });

  test('its cookie is for our own pages; over https also for the form that Apple posts', async () => {
    const cookieOf = async (server: TestApi) =>
      (await server.fetch('/identity/apple/start?flow=flow-1', { redirect: 'manual' })).headers.get('set-cookie');
    expect(await cookieOf(api)).toMatch(/; SameSite=Lax$/);
    const secure = await bootApi({ beside: api, config: { publicUrl: 'https://thyme.example' } });
    try {
      expect(await cookieOf(secure)).toMatch(/; SameSite=None; Secure$/);
    } finally {
      await secure.close();
    }
  });

  test('names with markup cannot escape the page’s script', async () => {
    const choice = { ...person('script@mail.example'), first_name: '</script><script>alert(1)' };
    const page = await browser(api).finish('google', choice);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });

  test('without demos there is no demo provider and no popup', async () => {
    const strict = await bootApi({ beside: api, config: { demo: false } });
    try {
      expect(await strict.ask('{ social_providers { provider } }')).toEqual({ social_providers: [] });
      for (const path of ['/identity/google/start', '/identity/demo/jwks'])
        expect((await strict.fetch(path, { redirect: 'manual' })).status).toBe(404);
    } finally {
      await strict.close();
    }
  });

  describe('Apple, which returns with a form post', () => {
    /** The same response as by redirect, posted from Apple's page. */
    async function posted(email: string, user?: string, visitor: Browser = browser(api)) {
      const back = await visitor.callbackOf('apple', person(email));
      const { pathname, searchParams } = new URL(back, api.url);
      if (user !== undefined) searchParams.set('user', user);
      return { visitor, pathname, body: new URLSearchParams(searchParams) };
    }
    const answerTo = async ({ visitor, pathname, body }: Awaited<ReturnType<typeof posted>>) => {
      const response = await visitor.request(pathname, { method: 'POST', body });
      expect(response.status).toBe(200);
      const json = /const answer = (\{.*\});/.exec(await response.text())?.[1] ?? '{}';
      return JSON.parse(json) as Message & { error?: string };
    };

    test('is logged in by it, regardless of the name beside the token', async () => {
      const form = await posted('form-post@mail.example', '{"name":{"firstName":"Aoife","lastName":"Ní Bhriain"}}');
      const message = await answerTo(form);
      expect(message).toMatchObject({
        provider: 'apple',
        flow: 'flow-1',
        profile: { first_name: 'Róisín', last_name: 'Keane', email: 'form-post@mail.example' },
      });
      expect(await register('apple', message)).toMatchObject({ status: 1 });
      expect(await logIn('apple', message.token)).toMatchObject({ status: 1, user: { first_name: 'Róisín' } });
      // The same form replayed by an observer.
      expect(await answerTo(form)).toMatchObject({ error: 'failed' });
    });

    test('whose token has no name sends it beside the token, once; an unreadable one counts as none', () => {
      const nameless = {
        subject: 'a1',
        email: 'a@mail.example',
        firstName: '',
        lastName: '',
        nonce: 'n',
      } as VouchedPerson;
      const nameOf = (user?: string) => {
        const { first_name, last_name } = profileFor('apple', nameless, user);
        return `${first_name} ${last_name}`;
      };
      expect(nameOf('{"name":{"firstName":"Aoife","lastName":"Ní Bhriain"}}')).toBe('Aoife Ní Bhriain');
      const odd = ['null', '5', '"Aoife"', '{"name":7}', '{"name":{"firstName":{}}}', 'not json', '{"name":null}'];
      for (const user of [...odd, undefined, `{"name":{"firstName":"${'x'.repeat(3_000)}"}}`])
        expect([user, nameOf(user)]).toEqual([user, 'Apple guest']);
    });

    test('a form without the cookie of the browser that started, or with a refusal, logs no one in', async () => {
      const form = await posted('stolen@mail.example');
      expect(await answerTo({ ...form, visitor: browser(api) })).toMatchObject({ error: 'failed' });
      const refused = await posted('refused@mail.example');
      refused.body.delete('code');
      refused.body.set('error', 'user_cancelled_authorize');
      expect(await answerTo(refused)).toMatchObject({ error: 'cancelled' });
    });
  });
});

describe('connected logins', () => {
  const CONNECT = `mutation($provider: String!, $token: String!) { connect_login(provider: $provider, token: $token) { status message } }`;
  const DISCONNECT = `mutation($provider: String!) { disconnect_login(provider: $provider) { status message } }`;
  const LOGINS = '{ profileInformation { connected_logins social_login has_password } }';
  type Done = { status: number; message: string };
  const connect = async (token: string, provider: string, message: Message) =>
    (await api.ask<{ connect_login: Done }>(CONNECT, { provider, token: message.token }, { token })).connect_login;
  const disconnect = async (token: string, provider: string) =>
    (await api.ask<{ disconnect_login: Done }>(DISCONNECT, { provider }, { token })).disconnect_login;
  const logins = async (token: string) =>
    (
      await api.ask<{ profileInformation: { connected_logins: string[]; social_login: string | null } }>(
        LOGINS,
        {},
        { token },
      )
    ).profileInformation;

  test('[GIFT-004] a guest connects Google, logs in with it, and disconnects it', async () => {
    const guest = await api.signIn({ emailVerifiedAt: api.clock.now() });
    const message = await popup('google', person('other-address@mail.example'));
    expect(await connect(guest.token, 'google', message)).toEqual({ status: 1, message: 'Google is connected.' });
    expect((await logins(guest.token)).connected_logins).toEqual(['google']);
    const again = await popup('google', { ...person('other-address@mail.example') });
    expect((await logIn('google', again.token)).user?.id).toBe(guest.userId);
    expect(await disconnect(guest.token, 'google')).toEqual({ status: 1, message: 'Google is disconnected.' });
    expect((await logins(guest.token)).connected_logins).toEqual([]);
    const mails = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId));
    expect(mails.filter(({ template }) => template === 'login-method')).toHaveLength(2);
    const after = await popup('google', person('other-address@mail.example'));
    expect(await logIn('google', after.token)).toMatchObject({ status: 0, reason: 'unknown_account' });
  });

  test('[GIFT-004] one that belongs to another account is not taken over, and a token connects once', async () => {
    const message = await popup('facebook', person('taken-over@mail.example'));
    await register('facebook', message);
    const guest = await api.signIn();
    const second = await popup('facebook', person('taken-over@mail.example'));
    expect(await connect(guest.token, 'facebook', second)).toMatchObject({
      status: 0,
      message: 'This Facebook account logs in to another Thyme account.',
    });
    expect(await connect(guest.token, 'facebook', { ...second, token: 'forged' })).toMatchObject({ status: 0 });
    expect((await logins(guest.token)).connected_logins).toEqual([]);
  });

  test('[GIFT-004] an account without an address is not written to', async () => {
    const { userId, token } = await api.signIn();
    await api.db
      .insert(identities)
      .values(['google', 'facebook'].map((provider) => ({ provider, subject: `no-address-${userId}`, userId })));
    await api.db.update(users).set({ email: null, emailVerifiedAt: null }).where(eq(users.id, userId));
    expect(await disconnect(token, 'google')).toMatchObject({ status: 1 });
    const mails = await api.db.select().from(outbox).where(eq(outbox.userId, userId));
    expect(mails.filter(({ template }) => template === 'login-method')).toEqual([]);
  });

  test('[GIFT-004] the only login stays until the address is confirmed; then codes are another login', async () => {
    const message = await popup('apple', person('only-apple@mail.example'));
    await register('apple', message);
    const { access_token: token, user } = await logIn('apple', message.token);
    await api.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, user?.id ?? 0));
    expect(await disconnect(token ?? '', 'apple')).toMatchObject({
      status: 0,
      message: expect.stringContaining('only way to log in'),
    });
    await api.db
      .update(users)
      .set({ emailVerifiedAt: api.clock.now() })
      .where(eq(users.id, user?.id ?? 0));
    expect(await disconnect(token ?? '', 'apple')).toMatchObject({ status: 1 });
    expect(await logins(token ?? '')).toEqual({ connected_logins: [], social_login: null, has_password: false });
    expect(await disconnect(token ?? '', 'apple')).toMatchObject({ status: 0 });
  });
});
