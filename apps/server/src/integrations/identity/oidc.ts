import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityProvider, ProviderName, RoundTrip, VouchedPerson } from './identity-port.ts';

export interface OidcSettings {
  name: ProviderName;
  demo: boolean;
  issuer: string;
  /** Other spellings of itself that the provider uses in tokens. */
  issuerAliases?: string[];
  clientId: string;
  clientSecret: () => Promise<string>;
  redirectUri: string;
  scope: string;
  /** Added to the address of the popup. */
  extra?: Record<string, string>;
  /** For providers whose discovery document is missing or incomplete. */
  endpoints?: Endpoints;
  fetch?: typeof fetch;
}

export interface Endpoints {
  authorization: string;
  token: string;
  keys: string;
}

const TIMEOUT_MS = 8_000;
const MOST_CHARACTERS = 8_000;
/** Only signatures made with a key pair: a token signed with the client secret could be made by whoever knows it. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** OpenID Connect with PKCE, state and nonce: one adapter for Google, Apple, Facebook and the demo provider. */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const request = settings.fetch ?? fetch;
  let known: Promise<{ endpoints: Endpoints; keys: JWTVerifyGetKey }> | undefined;
  const discovered = () => {
    known ??= discover(settings, request).catch((error: unknown) => {
      // A provider that was away once is asked again.
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    name: settings.name,
    demo: settings.demo,
    authorizationUrl: async (trip) => authorizationUrl(settings, (await discovered()).endpoints, trip),
    exchangeCode: async (code, trip) => {
      const { endpoints } = await discovered();
      return exchange(settings, { url: endpoints.token, code, trip, request });
    },
    verify: async (token, now) => verify(settings, (await discovered()).keys, token, now),
  };
}

async function discover(settings: OidcSettings, request: typeof fetch) {
  const endpoints = settings.endpoints ?? (await readConfiguration(settings.issuer, request));
  const keys = createRemoteJWKSet(new URL(endpoints.keys), { timeoutDuration: TIMEOUT_MS, [customFetch]: request });
  return { endpoints, keys };
}

async function readConfiguration(issuer: string, request: typeof fetch): Promise<Endpoints> {
  const response = await request(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${issuer} did not describe itself: ${response.status}.`);
  const document = (await response.json()) as Record<string, unknown>;
  if (document.issuer !== issuer) throw new Error(`${issuer} describes itself as another issuer.`);
  return {
    authorization: String(document.authorization_endpoint),
    token: String(document.token_endpoint),
    keys: String(document.jwks_uri),
  };
}

function authorizationUrl(settings: OidcSettings, endpoints: Endpoints, trip: RoundTrip): string {
  const url = new URL(endpoints.authorization);
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    scope: settings.scope,
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: createHash('sha256').update(trip.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...settings.extra,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

interface Exchange {
  url: string;
  code: string;
  trip: RoundTrip;
  request: typeof fetch;
}

async function exchange(settings: OidcSettings, { url, code, trip, request }: Exchange): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: settings.redirectUri,
    client_id: settings.clientId,
    client_secret: await settings.clientSecret(),
    code_verifier: trip.codeVerifier,
  });
  const response = await request(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const answer = (await response.json()) as { id_token?: unknown; error?: unknown };
  if (!response.ok || typeof answer.id_token !== 'string')
    throw new Error(`${settings.name} gave no token: ${response.status} ${String(answer.error ?? '')}`);
  return answer.id_token;
}

async function verify(
  settings: OidcSettings,
  keys: JWTVerifyGetKey,
  token: string,
  now: number,
): Promise<VouchedPerson | null> {
  if (token.length > MOST_CHARACTERS) return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [settings.issuer, ...(settings.issuerAliases ?? [])],
      audience: settings.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'nonce'],
      currentDate: new Date(now * 1000),
      clockTolerance: 60,
    });
    return personIn(payload);
  } catch (error) {
    // What is wrong with the token is nobody's business; a provider that does not answer is an outage and is reported.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}

function personIn(claims: JWTPayload): VouchedPerson {
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : '');
  const [first = '', ...rest] = text('name').split(' ');
  return {
    subject: text('sub'),
    nonce: text('nonce'),
    email: text('email') || null,
    // Apple writes the word, the others a boolean.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
  };
}
