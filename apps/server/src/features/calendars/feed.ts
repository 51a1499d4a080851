import { calendarFile } from '../../integrations/calendar/index.ts';
import { randomToken } from '../../platform/crypto/ids.ts';
import type { Services } from '../../platform/services.ts';
import { calendarEntriesOf } from '../bookings/index.ts';
import * as store from './store.ts';

const DAY = 86_400;
/** The feed includes the last three months. */
const PAST_SECONDS = 90 * DAY;

export interface Feed {
  url: string;
  webcalUrl: string;
}

function feedOf({ config }: Services, secret: string): Feed {
  const url = `${config.publicUrl}/calendar/feed/${secret}.ics`;
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}

/** The private feed address of a guest's appointments, created on first use. */
export async function readFeed(services: Services, userId: number): Promise<Feed> {
  const known = await store.findFeed(services.db, userId);
  if (known !== null) return feedOf(services, known);
  await store.insertFeed(services.db, userId, randomToken(), services.clock.now());
  return feedOf(services, (await store.findFeed(services.db, userId)) ?? '');
}

/** The previous address stops working. */
export async function renewFeed(services: Services, userId: number): Promise<Feed> {
  const secret = randomToken();
  await store.replaceFeed(services.db, userId, secret, services.clock.now());
  return feedOf(services, secret);
}

/** Null for an unknown secret. */
export async function writeFeed(services: Services, secret: string): Promise<string | null> {
  const { db, clock } = services;
  const userId = await store.findFeedOwner(db, secret);
  if (userId === null) return null;
  const now = clock.now();
  const appointments = await store.listShown(db, userId, now - PAST_SECONDS);
  const entries = await Promise.all(appointments.map((appointment) => calendarEntriesOf(services, appointment)));
  return calendarFile({ method: 'PUBLISH', name: 'Thyme', madeAt: now, entries: entries.flat() });
}

/** The file of one appointment; for a cancelled one it removes the event. */
export async function writeAppointmentFile(
  services: Services,
  key: { businessId: number; appointmentId: number },
): Promise<string> {
  const entries = await calendarEntriesOf(services, key, { withCancelled: true });
  const isCancelled = entries.some(({ status }) => status === 'CANCELLED');
  return calendarFile({ method: isCancelled ? 'CANCEL' : 'PUBLISH', madeAt: services.clock.now(), entries });
}
