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

/** What ties the way out to the way back. */
export interface RoundTrip {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider vouches for. The subject is its own name for the person and never changes. */
export interface VouchedPerson {
  subject: string;
  nonce: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface IdentityProvider {
  name: ProviderName;
  /** Served by our own demo provider. */
  demo: boolean;
  /** Where the popup goes. */
  authorizationUrl(trip: RoundTrip): Promise<string>;
  /** Trades the code that came back for a signed token. */
  exchangeCode(code: string, trip: RoundTrip): Promise<string>;
  /** Null for a token that is forged, expired, made for somebody else or made by somebody else. */
  verify(token: string, now: number): Promise<VouchedPerson | null>;
}

export type IdentityProviders = ReadonlyMap<ProviderName, IdentityProvider>;
