import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { type Issuer, startIssuer } from '../../../test/kit/issuer.ts';
import { memoryLog } from '../../../test/kit/memory-log.ts';
import type { Message } from '../../../test/kit/popup-browser.ts';
import { type StandIn, startStandIn } from '../../../test/kit/stand-ins/stand-in.ts';
import type { SocialConfig } from '../../platform/config/config.ts';

const LOGIN = `mutation($provider: String!, $token: String!) {
  socialLogin(provider: $provider, token: $token) { status message reason }
}`;
const NONE: SocialConfig = { google: null, apple: null, facebook: null };

let api: TestApi;
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  api = await bootApi();
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
afterAll(() => api.close());

/** A server of the same database that uses the given providers instead of the demo provider. */
async function boot(social: Partial<SocialConfig>) {
  const { log, lines } = memoryLog();
  const server = await bootApi({ beside: api, log, config: { demo: false, social: { ...NONE, ...social } } });
  open.push(server);
  return { server, lines };
}

type Answer = Message & { error?: string };
const messageOf = async (response: Response): Promise<Answer> => {
  expect(response.status).toBe(200);
  return JSON.parse(/const answer = (\{.*\});/.exec(await response.text())?.[1] ?? '{}');
};

/** A popup that keeps the cookies of each origin and stops at the callback, which it returns as a path with its fields. */
function popup(server: TestApi) {
  const jars = new Map<string, string[]>();
  const navigate = async (url: URL, init: RequestInit = {}) => {
    const cookie = (jars.get(url.origin) ?? []).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    jars.set(url.origin, [...(jars.get(url.origin) ?? []), ...set]);
    return response;
  };
  const callbackOf = async (provider: string): Promise<{ path: string; fields: URLSearchParams; posted: boolean }> => {
    let url = new URL(`/identity/${provider}/start?flow=f1`, server.url);
    for (let hop = 0; hop < 10; hop += 1) {
      const response = await navigate(url);
      const location = response.headers.get('location');
      if (location === null) {
        const page = await response.text();
        const action = new URL(/<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? '');
        const inputs = page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g);
        const fields = Array.from(inputs, ([, name = '', value = '']) => [name, value]);
        return { path: action.pathname, fields: new URLSearchParams(fields), posted: true };
      }
      url = new URL(location, url);
      if (url.pathname.endsWith('/callback')) return { path: url.pathname, fields: url.searchParams, posted: false };
    }
    throw new Error('The popup never reached the callback.');
  };
  return {
    navigate,
    callbackOf,
    finish: async (provider: string): Promise<Answer> => {
      const { path, fields, posted } = await callbackOf(provider);
      const url = new URL(posted ? path : `${path}?${fields}`, server.url);
      return messageOf(await navigate(url, posted ? { method: 'POST', body: fields } : {}));
    },
  };
}

const logIn = async (server: TestApi, provider: string, token: string) =>
  (await server.ask<{ socialLogin: object }>(LOGIN, { provider, token })).socialLogin;

describe('an OpenID Connect server as issuer', () => {
  const person = {
    sub: 'person-7',
    email: 'sorcha@mail.example',
    email_verified: true,
    given_name: 'Sorcha',
    family_name: 'Daly',
  };
  const issuerFor = async (
    provider: string,
    options: { acceptsSecret?: (secret: string) => Promise<boolean> } = {},
  ) => {
    const issuer: Issuer = await startIssuer({
      ...options,
      person,
      clients: [
        {
          client_id: 'thyme',
          client_secret: 'a-secret',
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [`${api.app.services.config.publicUrl}/identity/${provider}/callback`],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
    });
    open.push(issuer);
    return issuer.url;
  };
  const profile = { provider_id: 'person-7', first_name: 'Sorcha', last_name: 'Daly', email: 'sorcha@mail.example' };
  const unknown = { status: 0, reason: 'unknown_account' };

  test.each(['google', 'facebook'] as const)('logs in through %s', async (provider) => {
    const issuer = await issuerFor(provider);
    const { server } = await boot({ [provider]: { id: 'thyme', secret: 'a-secret', issuer } });
    const message = await popup(server).finish(provider);
    expect(message).toMatchObject({ provider, flow: 'f1', profile });
    expect(await logIn(server, provider, message.token)).toMatchObject(unknown);
  });

  test('logs in through Apple, with a posted form and a signed client secret', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const secrets: string[] = [];
    const issuer = await issuerFor('apple', {
      acceptsSecret: async (secret) => {
        secrets.push(secret);
        return isSigned(secret, publicKey, issuer);
      },
    });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const apple = { id: 'thyme', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: pem, issuer };
    const { server } = await boot({ apple });
    expect(await popup(server).callbackOf('apple')).toMatchObject({ path: '/identity/apple/callback', posted: true });
    const message = await popup(server).finish('apple');
    expect(message).toMatchObject({ provider: 'apple', flow: 'f1', profile });
    expect(secrets).toHaveLength(1);
    expect(await logIn(server, 'apple', message.token)).toMatchObject(unknown);
  });

  const isSigned = async (secret: string, key: KeyObject, audience: string) => {
    const { payload } = await jwtVerify(secret, key, { issuer: 'TEAM123456', audience, subject: 'thyme' });
    return (payload.exp ?? 0) > Date.now() / 1000;
  };

  test('refuses a wrong client secret, and the popup says so', async () => {
    const issuer = await issuerFor('google');
    const { server, lines } = await boot({ google: { id: 'thyme', secret: 'another-secret', issuer } });
    expect(await popup(server).finish('google')).toMatchObject({ error: 'failed' });
    expect(JSON.stringify(lines)).toContain('The code exchange with google failed (invalid_client).');
  });

  test('refuses a response that another issuer sent, or none, and a response sent twice', async () => {
    const issuer = await issuerFor('google');
    const { server } = await boot({ google: { id: 'thyme', secret: 'a-secret', issuer } });
    for (const iss of ['https://another.example', null]) {
      const visitor = popup(server);
      const { path, fields } = await visitor.callbackOf('google');
      expect(fields.get('iss')).toBe(issuer);
      if (iss === null) fields.delete('iss');
      else fields.set('iss', iss);
      const response = await visitor.navigate(new URL(`${path}?${fields}`, server.url));
      expect(await messageOf(response)).toMatchObject({ error: 'failed' });
    }
    const visitor = popup(server);
    const { path, fields } = await visitor.callbackOf('google');
    const callback = new URL(`${path}?${fields}`, server.url);
    expect(await messageOf(await visitor.navigate(callback))).toMatchObject({ profile });
    expect(await messageOf(await visitor.navigate(callback))).toMatchObject({ error: 'failed' });
  });
});

describe('an issuer that misbehaves', () => {
  type Key = Awaited<ReturnType<typeof generateKeyPair>>;
  let key: Key;
  let stranger: Key;
  let jwk: JWK;
  beforeAll(async () => {
    [key, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  });

  /** Serves discovery, keys and one token; everything else about it is the test's choice. */
  async function hostile(token: () => string, keys: () => number = () => 200): Promise<StandIn> {
    const issuer: StandIn = await startStandIn(({ path }) => {
      if (path === '/.well-known/openid-configuration') {
        const at = (name: string) => `${issuer.url}/${name}`;
        const endpoints = { authorization_endpoint: at('auth'), token_endpoint: at('token'), jwks_uri: at('keys') };
        return { status: 200, body: { issuer: issuer.url, ...endpoints } };
      }
      if (path === '/keys') return { status: keys(), body: { keys: [jwk] } };
      return { status: 200, body: { access_token: 'opaque', token_type: 'Bearer', id_token: token() } };
    });
    open.push(issuer);
    return issuer;
  }

  interface Claims {
    issuer: string;
    nonce: string;
    audience?: string;
    expires?: string;
  }
  const sign = (signer: Key, { issuer, nonce, audience = 'thyme', expires = '10m' }: Claims) =>
    new SignJWT({ nonce, email: 'mallory@mail.example', email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('person-9')
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(signer.privateKey);

  /** Starts a login and answers it with the token that `forge` makes for its nonce. */
  async function answerWith(forge: (claims: Claims) => Promise<string>, keys?: () => number) {
    let token = '';
    const issuer = await hostile(() => token, keys);
    const { server, lines } = await boot({ google: { id: 'thyme', secret: 'a-secret', issuer: issuer.url } });
    const visitor = popup(server);
    const start = await visitor.navigate(new URL('/identity/google/start?flow=f1', server.url));
    const { searchParams } = new URL(start.headers.get('location') ?? '');
    token = await forge({ issuer: issuer.url, nonce: searchParams.get('nonce') ?? '' });
    const callback = `/identity/google/callback?code=any&state=${searchParams.get('state')}`;
    return { server, lines, token, message: await messageOf(await visitor.navigate(new URL(callback, server.url))) };
  }

  test.each<[string, (claims: Claims) => Promise<string>]>([
    ['signed with another key', (claims) => sign(stranger, claims)],
    ['for another client', (claims) => sign(key, { ...claims, audience: 'another-client' })],
    ['from another issuer', (claims) => sign(key, { ...claims, issuer: 'https://accounts.google.com' })],
    ['that has expired', (claims) => sign(key, { ...claims, expires: '-5m' })],
    ['of another login', (claims) => sign(key, { ...claims, nonce: 'another-nonce' })],
    ['that is no token', async () => 'a.b.c'],
  ])('does not log in with a token %s', async (_what, forge) => {
    const { server, token, message } = await answerWith(forge);
    expect(message).toMatchObject({ type: 'thyme:social-login', provider: 'google', error: 'failed' });
    expect(message.token).toBeUndefined();
    expect(await logIn(server, 'google', token)).toMatchObject({ status: 0, reason: 'invalid_token' });
  });

  test('logs in with its own token, so the refusals above have one cause each', async () => {
    const { message } = await answerWith((claims) => sign(key, claims));
    expect(message).toMatchObject({ flow: 'f1', profile: { provider_id: 'person-9' } });
  });

  test('that serves no keys is an outage: the guest has to try again and the log says why', async () => {
    const { server, lines, token, message } = await answerWith(
      (claims) => sign(key, claims),
      () => 500,
    );
    expect(message).toMatchObject({ error: 'failed' });
    expect(await logIn(server, 'google', token)).toEqual({
      status: 0,
      message: 'The sign-in could not be verified. Please try again.',
      reason: 'invalid_token',
    });
    expect(lines.map(({ msg }) => msg)).toContain('social login could not be verified');
  });

  test('that is down ends the popup with a failure', async () => {
    const gone = await startStandIn(() => ({ status: 200, body: {} }));
    await gone.close();
    const { server, lines } = await boot({ google: { id: 'thyme', secret: 'a-secret', issuer: gone.url } });
    const start = await popup(server).navigate(new URL('/identity/google/start?flow=f1', server.url));
    const failed = { type: 'thyme:social-login', provider: 'google', flow: 'f1', error: 'failed' };
    expect(await messageOf(start)).toEqual(failed);
    expect(await logIn(server, 'google', 'a.b.c')).toMatchObject({ status: 0, reason: 'invalid_token' });
    expect(lines.map(({ msg }) => msg)).toContain('social login could not start');
  });
});
