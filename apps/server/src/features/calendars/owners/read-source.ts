import { HOUR, MINUTE } from '@thyme/domain/time';
import {
  type BusyAnswer,
  type BusyRequest,
  CalendarProblem,
  fetchIcs,
  PermissionGone,
  readCalDav,
} from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import { findZone } from './business-store.ts';
import { busyWindow, closeBusy } from './close-busy.ts';
import { readGoogle } from './google/read-google.ts';
import { openSecret, type Secret } from './secrets.ts';
import { findSource, type Source, type SourceKey, saveRead, takeDue, updateSource } from './sources-store.ts';

/** How often due calendars are looked up. */
const EVERY = 5 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
/** A file that has not changed is still expanded again, because a series continues as time passes. */
const FULL_READ_AFTER = 12 * HOUR;

export const AGAIN = 'Please connect it again.';

/** Claims the calendars that are due; each becomes due again later. */
export function takeDueSources({ db, clock }: Services): Promise<SourceKey[]> {
  return takeDue(db, clock.now(), clock.now() + EVERY + Math.round(Math.random() * 30));
}

/** Reads a calendar and closes its busy times. An error is stored as a message; the last good times stay closed. */
export async function readSource(services: Services, key: SourceKey): Promise<void> {
  const { db, clock } = services;
  const source = await findSource(db, key);
  const zone = await findZone(db, key.businessId);
  if (!source?.enabled || zone === null) return;
  const now = clock.now();
  try {
    const isDue = source.readAt === null || now - source.readAt > FULL_READ_AFTER;
    const version = isDue ? null : { etag: source.etag, lastModified: source.lastModified };
    const window = busyWindow(zone, now);
    const answer = await readBusy(services, source, { zone, window, businessId: key.businessId, version });
    if (!answer.unchanged) await closeBusy(services, source, { zone, spans: answer.spans });
    await updateSource(db, key, { checkedAt: now, failures: 0, problem: null, nextCheckAt: now + EVERY });
    if (!answer.unchanged) await saveRead(db, source, answer.version, answer.isPartial ? {} : { readAt: now });
    if (source.problem !== null || source.readAt === null) announceDesk(services, key.businessId);
  } catch (error) {
    await noteProblem(services, source, error);
  }
}

/** The busy times of a calendar, by its kind of credentials. */
export function readBusy(services: Services, source: Source, request: BusyRequest): Promise<BusyAnswer> {
  return readBy(services, openSecret(services, source), source, request);
}

async function readBy(services: Services, secret: Secret, source: Source, request: BusyRequest): Promise<BusyAnswer> {
  const allowedHosts = services.config.calendarPrivateHosts;
  switch (secret.kind) {
    case 'ics':
      return fetchIcs(secret.address, request, allowedHosts);
    case 'caldav':
      return readCalDav(secret, request, { outCalendar: source.outCalendar, allowedHosts });
    case 'google':
      return readGoogle(services, source, request);
  }
}

/** Backoff: a calendar that has been unreachable for days is not polled every five minutes. */
export async function noteProblem(services: Services, source: Source, error: unknown): Promise<void> {
  const { db, clock, log } = services;
  const problem = problemWords(error);
  if (problem === null) throw error;
  const failures = Math.min(source.failures + 1, 20);
  const asked = error instanceof CalendarProblem ? error.waitSeconds : 0;
  const wait = Math.min(Math.max(EVERY * 2 ** (failures - 1), asked), LONGEST_WAIT);
  const now = clock.now();
  await updateSource(db, source, { problem, failures, checkedAt: now, nextCheckAt: now + wait });
  log.warn({ source: source.id, failures }, 'a calendar could not be read');
  if (source.problem !== problem) announceDesk(services, source.businessId);
}

export function problemWords(error: unknown): string | null {
  if (error instanceof CalendarProblem) return error.message.slice(0, 300);
  if (error instanceof PermissionGone) return `Google no longer lets us in. ${AGAIN}`;
  return null;
}
