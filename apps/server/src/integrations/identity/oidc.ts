import { createRemoteJWKSet, errors, type JWTPayload, customFetch as jwksFetch, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client';
import {
  type AuthorizationResponse,
  type IdentityProvider,
  type ProviderName,
  ProviderUnavailable,
  type RoundTrip,
  type VouchedPerson,
} from './identity-port.ts';

export interface OidcSettings {
  name: ProviderName;
  demo: boolean;
  issuer: string;
  clientId: string;
  clientSecret: () => Promise<string>;
  redirectUri: string;
  scope: string;
  /** Further parameters of the authorization request. */
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

const TIMEOUT_SECONDS = 8;
const MAX_TOKEN_CHARACTERS = 8_000;
const CLOCK_TOLERANCE_SECONDS = 60;
/** Asymmetric algorithms only: anyone who knows the client secret could sign a token with it. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** What is needed to talk to a provider; known after discovery. */
interface Client {
  configuration: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** OpenID Connect with PKCE, state and nonce: one adapter for Google, Apple, Facebook and the demo provider. */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  let connecting: Promise<Client> | undefined;
  const connected = () => {
    connecting ??= connect(settings).catch((error: unknown) => {
      // Discovery runs again with the next login after it failed.
      connecting = undefined;
      throw new ProviderUnavailable(settings.name, error);
    });
    return connecting;
  };
  return {
    name: settings.name,
    demo: settings.demo,
    authorizationUrl: async (trip) => authorizationUrl(settings, await connected(), trip),
    exchangeCode: async (response, trip) => exchange(settings, await connected(), response, trip),
    verify: async (token, now) => verify(settings, await connected(), token, now),
  };
}

async function connect(settings: OidcSettings): Promise<Client> {
  const { issuer, clientId, endpoints, fetch: request = fetch } = settings;
  const metadata = { [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  const fetchFrom = (url: string, init: object) => request(url, init);
  // Real issuers are reached over https; one on the operator's own network may not be.
  const execute = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [];
  const configuration = endpoints
    ? new Configuration(metadataOf(issuer, endpoints), clientId, metadata, clientAuth(settings))
    : await discovery(new URL(issuer), clientId, metadata, clientAuth(settings), {
        timeout: TIMEOUT_SECONDS,
        execute,
        [customFetch]: fetchFrom,
      });
  if (endpoints) {
    configuration.timeout = TIMEOUT_SECONDS;
    configuration[customFetch] = fetchFrom;
    for (const extend of execute) extend(configuration);
  }
  const { jwks_uri } = configuration.serverMetadata();
  if (!jwks_uri) throw new Error(`${issuer} publishes no keys.`);
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: TIMEOUT_SECONDS * 1000,
    [jwksFetch]: request,
  });
  return { configuration, keys };
}

function metadataOf(issuer: string, { authorization, token, keys }: Endpoints): ServerMetadata {
  return { issuer, authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys };
}

/** Reads the secret for each request, because Apple's is signed for each one and expires within minutes. */
function clientAuth({ clientSecret }: OidcSettings): ClientAuth {
  // oxlint-disable-next-line typescript/no-misused-promises -- the client awaits it; its type says void.
  return async (server, client, body, headers) => ClientSecretPost(await clientSecret())(server, client, body, headers);
}

async function authorizationUrl(
  { redirectUri, scope, extra }: OidcSettings,
  { configuration }: Client,
  { state, nonce, codeVerifier }: RoundTrip,
): Promise<string> {
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...extra,
  }).href;
}

async function exchange(
  { name, redirectUri }: OidcSettings,
  { configuration }: Client,
  { code, issuer }: AuthorizationResponse,
  { state, nonce, codeVerifier }: RoundTrip,
): Promise<string> {
  const callback = new URL(redirectUri);
  callback.search = new URLSearchParams({ code, state, ...(issuer === null ? {} : { iss: issuer }) }).toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
  try {
    const { id_token } = await authorizationCodeGrant(configuration, callback, checks);
    return id_token ?? '';
  } catch (error) {
    const reason = error instanceof ResponseBodyError ? error.error : (error as Error).message;
    throw new Error(`The code exchange with ${name} failed (${reason}).`, { cause: error });
  }
}

/** The browser carries the token from the popup to the login, so its signature and claims are checked on each use. */
async function verify(
  { name, clientId }: OidcSettings,
  { configuration, keys }: Client,
  token: string,
  now: number,
): Promise<VouchedPerson | null> {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: configuration.serverMetadata().issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'nonce'],
      currentDate: new Date(now * 1000),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return personIn(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError && !isOutage(error)) return null;
    throw new ProviderUnavailable(name, error);
  }
}

/** The keys could not be fetched. A bare JOSEError is a response other than 200 or JSON. */
function isOutage(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.constructor === errors.JOSEError
  );
}

function personIn(claims: JWTPayload): VouchedPerson {
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : '');
  const [first = '', ...rest] = text('name').split(' ');
  return {
    subject: text('sub'),
    nonce: text('nonce'),
    email: text('email') || null,
    // Apple sends a string, the others a boolean.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
  };
}
