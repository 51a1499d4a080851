import { timingSafeEqual } from 'node:crypto';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { hashToken, randomToken } from '../../platform/crypto/ids.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { followAppointment } from './follow-appointment.ts';
import { connectGoogle, type DeskTrip, takeTicket } from './owners/google/connect.ts';
import * as store from './store.ts';
import { contextOf } from './write-events.ts';

const TRIP_SECONDS = 600;

interface StoredTrip {
  codeVerifier: string;
  /** Hash of the cookie of the browser that started the flow. */
  browser: string;
  /** Set where a person at a shop connects their own calendar. */
  desk?: DeskTrip;
}

/** Prefix of the state of an owner's flow, so that it returns to the desk even when it fails. */
export const DESK_STATE = 'desk-';

export interface Departure {
  url: string;
  browser: string;
}

/** Redirects a browser to the provider. Null for an unknown user or without a provider. */
export async function requestPermission(services: Services, identify: string): Promise<Departure | null> {
  const userId = await store.findUserByIdentify(services.db, identify);
  return userId === null ? null : depart(services, userId, { state: randomToken() });
}

/** The same for an owner, with the path that the desk requested. */
export async function requestDeskPermission(services: Services, ticket: string): Promise<Departure | null> {
  const found = await takeTicket(services, ticket);
  return found && depart(services, found.userId, { state: `${DESK_STATE}${randomToken()}`, desk: found.desk });
}

async function depart(
  services: Services,
  userId: number,
  { state, desk }: { state: string; desk?: DeskTrip },
): Promise<Departure | null> {
  const { db, clock, calendar } = services;
  if (calendar === null) return null;
  const trip = { state, codeVerifier: randomToken(48) };
  const browser = randomToken();
  const payload: StoredTrip = {
    codeVerifier: trip.codeVerifier,
    browser: hashToken(browser).toString('hex'),
    ...(desk ? { desk } : {}),
  };
  const now = clock.now();
  const times = { createdAt: now, expiresAt: now + TRIP_SECONDS };
  await store.insertTrip(db, { stateHash: hashToken(trip.state), userId, payload, ...times });
  return { url: await calendar.permissionUrl(trip), browser };
}

export type Arrival = 'connected' | 'cancelled' | 'failed';

/** Each state works once, for ten minutes, and only in the browser that started it. */
export async function takePermission(
  services: Services,
  back: { state: string; code: string | null; browser: string | null },
): Promise<Arrival> {
  const { db, clock, calendar, sealing } = services;
  const trip = await store.takeTrip(db, hashToken(back.state), clock.now());
  if (!trip || trip.userId === null || calendar === null) return 'failed';
  const { codeVerifier, browser, desk } = trip.payload as StoredTrip;
  if (!isSameBrowser(browser, back.browser)) return 'failed';
  if (back.code === null) return 'cancelled';
  const { userId } = trip;
  const grant = await calendar.exchange(back.code, codeVerifier, clock.now());
  if (desk) return (await connectGoogle(services, userId, desk, grant)).status === 1 ? 'connected' : 'failed';
  const context = contextOf(userId);
  await inTransaction(services, async (tx) => {
    await store.saveConnection(tx.db, {
      userId,
      provider: calendar.name,
      accessTokenSealed: sealing.seal(grant.accessToken, context),
      refreshTokenSealed: grant.refreshToken === null ? null : sealing.seal(grant.refreshToken, context),
      accessExpiresAt: grant.expiresAt,
      accountEmail: grant.accountEmail,
    });
    for (const appointment of await store.listShown(tx.db, userId, clock.now()))
      await followAppointment(tx, { userId, ...appointment });
  });
  return 'connected';
}

function isSameBrowser(expected: string, cookie: string | null): boolean {
  return cookie !== null && timingSafeEqual(Buffer.from(expected, 'hex'), hashToken(cookie));
}

/** Deletes the tokens at once; revoking them at the provider is best effort. */
export async function disconnect(services: Services, userId: number): Promise<StatusMessage> {
  const { sealing, calendar, log } = services;
  const gone = await store.deleteConnection(services.db, userId);
  if (gone && calendar) {
    const token = sealing.open(gone.refreshTokenSealed ?? gone.accessTokenSealed, contextOf(userId));
    await calendar
      .revoke(token)
      .catch((error: unknown) => log.warn({ err: error, userId }, 'a calendar permission was not revoked'));
  }
  return { status: 1, message: 'Your Google Calendar is disconnected.' };
}
