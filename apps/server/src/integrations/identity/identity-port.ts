export const PROVIDER_NAMES = ['google', 'apple', 'facebook'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

export function isProviderName(text: string): text is ProviderName {
  return (PROVIDER_NAMES as readonly string[]).includes(text);
}

/** The secrets of one login: they tie the provider's response to its request. */
export interface RoundTrip {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider sent to the callback. The issuer is its `iss` parameter (RFC 9207), null where it sends none. */
export interface AuthorizationResponse {
  code: string;
  issuer: string | null;
}

/** The person a token names. The subject is the provider's own id and never changes. */
export interface VouchedPerson {
  subject: string;
  nonce: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The provider could not be reached, or its response was unusable. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(provider: ProviderName, cause: unknown) {
    super(`${PROVIDER_LABELS[provider]} is unavailable: ${(cause as Error).message}`, { cause });
  }
}

export interface IdentityProvider {
  name: ProviderName;
  /** Served by the built-in demo provider. */
  demo: boolean;
  /** The address that the popup opens. Throws ProviderUnavailable. */
  authorizationUrl(trip: RoundTrip): Promise<string>;
  /** Exchanges the code for a signed ID token. Throws when the provider refuses or is unavailable. */
  exchangeCode(response: AuthorizationResponse, trip: RoundTrip): Promise<string>;
  /** Null for a token that is forged, expired, or from another issuer or for another client. Throws ProviderUnavailable. */
  verify(token: string, now: number): Promise<VouchedPerson | null>;
}

export type IdentityProviders = ReadonlyMap<ProviderName, IdentityProvider>;
