import { timingSafeEqual } from 'node:crypto';
import type {
  AuthorizationResponse,
  IdentityProvider,
  ProviderName,
  RoundTrip,
  VouchedPerson,
} from '../../../integrations/identity/index.ts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { findRoundTrip, insertRoundTrip, takeRoundTrip } from './social-store.ts';

const TRIP_SECONDS = 600;
/** Long enough to fill in the registration form. */
const TOKEN_SECONDS = 1_800;

interface StoredTrip extends Omit<RoundTrip, 'state'> {
  provider: ProviderName;
  flow: string;
  /** Hash of the cookie of the browser that started the flow. */
  browser: string;
}

/** The address for the popup, and a cookie that binds it to this browser. */
export async function startRoundTrip(
  { db, clock }: Services,
  provider: IdentityProvider,
  flow: string,
): Promise<{ url: string; browser: string }> {
  const trip = { state: randomToken(), nonce: randomToken(), codeVerifier: randomToken(48) };
  const browser = randomToken();
  const now = clock.now();
  const url = await provider.authorizationUrl(trip);
  const { state, ...rest } = trip;
  const payload: StoredTrip = { ...rest, provider: provider.name, flow, browser: hashToken(browser).toString('hex') };
  const times = { createdAt: now, expiresAt: now + TRIP_SECONDS };
  await insertRoundTrip(db, { stateHash: hashToken(state), purpose: 'social-login', payload, ...times });
  return { url, browser };
}

export interface Return {
  provider: IdentityProvider;
  state: string;
  /** Null when the guest cancelled or the provider refused. */
  response: AuthorizationResponse | null;
  /** The cookie set at the start; null when it was not returned. */
  browser: string | null;
}

export type TripEnd =
  | { flow: string; token: string; person: VouchedPerson }
  | { flow: string; error: 'cancelled' | 'failed' };

/** Each state works once, in the browser that started it. Null for an unknown state. */
export async function finishRoundTrip(services: Services, back: Return): Promise<TripEnd | null> {
  const { db, clock } = services;
  const stored = (await takeRoundTrip(db, hashToken(back.state), 'social-login', clock.now())) as StoredTrip | null;
  if (!stored || stored.provider !== back.provider.name || !isSameBrowser(stored.browser, back.browser)) return null;
  const { flow } = stored;
  if (back.response === null) return { flow, error: 'cancelled' };
  const token = await back.provider.exchangeCode(back.response, { ...stored, state: back.state });
  const person = await back.provider.verify(token, clock.now());
  if (!person || person.nonce !== stored.nonce) return { flow, error: 'failed' };
  const now = clock.now();
  await insertRoundTrip(db, {
    stateHash: hashToken(person.nonce),
    purpose: 'social-token',
    payload: { provider: back.provider.name },
    createdAt: now,
    expiresAt: now + TOKEN_SECONDS,
  });
  return { flow, token, person };
}

function isSameBrowser(expected: string, cookie: string | null): boolean {
  if (cookie === null) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), hashToken(cookie));
}

/** Whether a token's nonce was issued by us for this provider and has not been used to log in. */
export async function isTokenOpen({ db, clock }: Services, provider: ProviderName, nonce: string): Promise<boolean> {
  const known = await findRoundTrip(db, hashToken(nonce), 'social-token', clock.now());
  return (known as { provider?: string } | null)?.provider === provider;
}

/** A token logs in once. */
export async function useToken({ db, clock }: Services, nonce: string): Promise<boolean> {
  return (await takeRoundTrip(db, hashToken(nonce), 'social-token', clock.now())) !== null;
}
