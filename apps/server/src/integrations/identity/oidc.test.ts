import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { chooseIdentity, ProviderUnavailable } from './index.ts';
import { oidcProvider } from './oidc.ts';
import { appleSecret } from './real.ts';

const NOW = Math.floor(Date.now() / 1000);
const TRIP = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(60) };
type Key = Awaited<ReturnType<typeof generateKeyPair>>;

/** An issuer over real HTTP that signs whatever a test needs. */
let server: Server;
let issuer: string;
let key: Key;
let stranger: Key;
let sent: URLSearchParams | null = null;
let token = '';

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
};

async function answer(request: IncomingMessage, jwk: JWK): Promise<{ status?: number; [field: string]: unknown }> {
  if (request.url === '/.well-known/openid-configuration')
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
  if (request.url === '/keys') return { keys: [jwk] };
  sent = await bodyOf(request);
  return sent.get('code') === 'good'
    ? { id_token: token, access_token: 'opaque', token_type: 'Bearer' }
    : { status: 400, error: 'invalid_grant' };
}

beforeAll(async () => {
  [key, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk: JWK = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    answer(request, jwk).then(
      ({ status = 200, ...value }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
      (error: Error) => response.destroy(error),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const provider = (request: typeof fetch = fetch) =>
  oidcProvider({
    fetch: request,
    name: 'google',
    demo: false,
    issuer,
    clientId: 'our-client',
    clientSecret: async () => 'our-secret',
    redirectUri: 'https://thyme.example/identity/google/callback',
    scope: 'openid email',
  });

const CLAIMS = {
  nonce: TRIP.nonce,
  email: 'Niamh@mail.example',
  email_verified: true,
  given_name: 'Niamh',
  family_name: 'Byrne',
};
interface Making {
  signer?: Key;
  issuer?: string;
  audience?: string;
  expires?: number;
  claims?: Record<string, unknown>;
}
const make = ({ signer = key, claims = CLAIMS, ...values }: Making = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('person-1')
    .setIssuer(values.issuer ?? issuer)
    .setAudience(values.audience ?? 'our-client')
    .setIssuedAt(NOW)
    .setExpirationTime(values.expires ?? NOW + 3_600)
    .sign(signer.privateKey);

describe('an ID token', () => {
  test('names its person', async () => {
    expect(await provider().verify(await make(), NOW)).toEqual({
      subject: 'person-1',
      nonce: 'the-nonce',
      email: 'Niamh@mail.example',
      emailVerified: true,
      firstName: 'Niamh',
      lastName: 'Byrne',
    });
  });

  test.each([
    ['signed with another key', async () => make({ signer: stranger })],
    ['made for another client', async () => make({ audience: 'another-client' })],
    ['made by another issuer', async () => make({ issuer: 'https://accounts.google.com' })],
    ['expired', async () => make({ expires: NOW - 120 })],
    ['without a nonce', async () => make({ claims: {} })],
    ['not a token', async () => 'a.b.c'],
    ['far too long', async () => `${await make()}${'x'.repeat(10_000)}`],
    [
      'changed after it was signed',
      async () => {
        const [head, , signature] = (await make()).split('.');
        const body = Buffer.from(JSON.stringify({ ...decodeJwt(await make()), sub: 'person-2' })).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
    ],
    [
      'not signed at all',
      async () => {
        const head = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${head}.${(await make()).split('.')[1]}.`;
      },
    ],
    [
      'signed with the client secret',
      async () =>
        new SignJWT(CLAIMS)
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .setSubject('person-1')
          .setIssuer(issuer)
          .setAudience('our-client')
          .setExpirationTime(NOW + 600)
          .sign(new TextEncoder().encode('our-secret'.padEnd(32, '.'))),
    ],
  ])('is refused when it is %s', async (_what, forge) => {
    expect(await provider().verify(await forge(), NOW)).toBeNull();
  });

  test('may spell a verified address the way Apple does, and have one name', async () => {
    const claims = { nonce: 'n', email_verified: 'true', name: 'Mary Anne Daly' };
    expect(await provider().verify(await make({ claims }), NOW)).toMatchObject({
      email: null,
      emailVerified: true,
      firstName: 'Mary',
      lastName: 'Anne Daly',
    });
  });
});

describe('the round trip', () => {
  test('starts with state, nonce and PKCE challenge', async () => {
    const url = new URL(await provider().authorizationUrl(TRIP));
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'our-client',
      redirect_uri: 'https://thyme.example/identity/google/callback',
      scope: 'openid email',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(TRIP.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
  });

  test('ends with a code that is exchanged with secret and PKCE verifier', async () => {
    token = await make();
    expect(await provider().exchangeCode({ code: 'good', issuer: null }, TRIP)).toBe(token);
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'our-client',
      client_secret: 'our-secret',
      code_verifier: TRIP.codeVerifier,
    });
    await expect(provider().exchangeCode({ code: 'bad', issuer: null }, TRIP)).rejects.toThrow('invalid_grant');
  });

  test.each([
    ['for another client', () => make({ audience: 'another-client' })],
    ['by another issuer', () => make({ issuer: 'https://accounts.google.com' })],
    ['that has expired', () => make({ expires: NOW - 120 })],
    ['for another login', () => make({ claims: { ...CLAIMS, nonce: 'another-nonce' } })],
  ])('ends in an error with a token made %s', async (_what, forge) => {
    token = await forge();
    await expect(provider().exchangeCode({ code: 'good', issuer: null }, TRIP)).rejects.toThrow(
      'The code exchange with google failed',
    );
  });

  test('ends in an error when the response names another issuer', async () => {
    token = await make();
    const response = { code: 'good', issuer: 'https://another.example' };
    await expect(provider().exchangeCode(response, TRIP)).rejects.toThrow('The code exchange with google failed');
    expect(await provider().exchangeCode({ code: 'good', issuer }, TRIP)).toBe(token);
  });
});

describe('a provider that is unavailable', () => {
  const failing = (request: typeof fetch) => {
    const broken = provider(request);
    return [
      broken.authorizationUrl(TRIP),
      broken.exchangeCode({ code: 'good', issuer: null }, TRIP),
      broken.verify('a.b.c', NOW),
    ];
  };

  test.each<[string, typeof fetch]>([
    ['refuses connections', () => fetch('http://127.0.0.1:9')],
    ['answers with an error', async () => Response.json({}, { status: 503 })],
    ['answers with a page', async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['describes another issuer', async () => Response.json({ issuer: 'https://another.example' })],
  ])('is reported as such when it %s', async (_what, request) => {
    for (const attempt of failing(request)) await expect(attempt).rejects.toThrow(ProviderUnavailable);
  });

  test('is given up after a time limit', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return timeout(20);
    });
    const silent = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    await expect(provider(silent).authorizationUrl(TRIP)).rejects.toThrow(ProviderUnavailable);
    spy.mockRestore();
    expect(limits).toEqual([8_000]);
  });

  test('is retried with the next login', async () => {
    let isDown = true;
    const recovering = provider((...request) => (isDown ? Promise.reject(new TypeError('down')) : fetch(...request)));
    await expect(recovering.authorizationUrl(TRIP)).rejects.toThrow('Google is unavailable: down');
    isDown = false;
    expect(await recovering.authorizationUrl(TRIP)).toContain(issuer);
  });

  test('is not mistaken for a forged token when only its keys are missing', async () => {
    const keyless = provider((...request) =>
      String(request[0]).endsWith('/keys') ? Promise.resolve(new Response('', { status: 500 })) : fetch(...request),
    );
    await expect(keyless.verify(await make(), NOW)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('choosing providers', () => {
  const base = { DATABASE_URL: 'postgres://localhost/thyme', PUBLIC_URL: 'https://thyme.example' };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const chosen = (env: Record<string, string>) =>
    [...chooseIdentity(loadConfig({ ...base, ...env }), () => '').values()].map(({ name, demo }) => [name, demo]);

  test('offers what is configured in production; elsewhere the demo provider adds the others', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(chosen({ NODE_ENV: 'production' })).toEqual([]);
    expect(chosen({ NODE_ENV: 'production', ...google })).toEqual([['google', false]]);
    expect(chosen({ NODE_ENV: 'development', ...google })).toEqual([
      ['google', false],
      ['apple', true],
      ['facebook', true],
    ]);
  });

  test('incomplete settings of a provider are refused at start, by name', () => {
    expect(() => chosen({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CLIENT_SECRET is missing/);
  });

  test('Facebook’s popup opens Facebook and returns here', async () => {
    const identity = chooseIdentity(
      loadConfig({ ...base, NODE_ENV: 'production', FACEBOOK_APP_ID: 'app', FACEBOOK_APP_SECRET: 'secret' }),
      () => '',
    );
    const url = new URL((await identity.get('facebook')?.authorizationUrl(TRIP)) ?? '');
    expect(url.host).toBe('www.facebook.com');
    expect(url.searchParams.get('redirect_uri')).toBe('https://thyme.example/identity/facebook/callback');
  });

  test('Apple’s client secret is signed with the developer’s key, given on one line', async () => {
    const key = {
      id: 'example.thyme',
      teamId: 'TEAM123456',
      keyId: 'KEY1234567',
      privateKey: pem.replaceAll('\n', '\\n'),
    };
    const secret = await appleSecret(key, 'https://appleid.apple.com');
    expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
    expect(decodeJwt(secret)).toMatchObject({
      iss: 'TEAM123456',
      sub: 'example.thyme',
      aud: 'https://appleid.apple.com',
    });
  });
});
