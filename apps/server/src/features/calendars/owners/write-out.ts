import { createHash } from 'node:crypto';
import { DAY, MINUTE } from '@thyme/domain/time';
import {
  CalendarProblem,
  calDavWriter,
  type EventWriter,
  openOutCalendar,
} from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type KeyedEntry, listEntries } from './entries.ts';
import { GOOGLE_CALENDAR, onGoogle } from './google/on-google.ts';
import { googleToken } from './google/token.ts';
import { writeOwnerCalendar } from './jobs.ts';
import { noteProblem } from './read-source.ts';
import { openSecret } from './secrets.ts';
import { findGuestNames, findSource, listWritten, type Source, type SourceKey, updateSource } from './sources-store.ts';
import * as store from './written-store.ts';

const AHEAD = 400 * DAY;

/** Updates the external calendars of a shop's people after a change to an appointment is committed. */
export async function followForOwners(tx: UnitOfWork, { businessId }: { businessId: number }): Promise<void> {
  for (const source of await listWritten(tx.db, businessId))
    await tx.jobs.enqueue(writeOwnerCalendar, source, { transaction: tx.db, key: `write:${source.id}` });
}

const hashOf = ({ entry }: KeyedEntry) => {
  // The timestamp says when the event changed, not what it contains.
  const { stamp: _, sequence: __, ...said } = entry;
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
};

/**
 * Compares the events in a person's calendar with the appointments and writes the difference. An event is recorded once the calendar has accepted
 * it: after a lost response it is written again under the same key, which changes nothing.
 */
export async function writeOut(services: Services, key: SourceKey): Promise<void> {
  const { db, clock } = services;
  const source = await findSource(db, key);
  if (!source?.enabled || !source.writesOut) return;
  const now = clock.now();
  try {
    const names = await findGuestNames(db, key.businessId);
    const span = { from: now - DAY, to: now + AHEAD };
    const wanted = await listEntries(services, { businessId: key.businessId, chairId: source.chairId, ...span }, names);
    await store.forgetOver(db, key, span.from);
    const known = await store.listWrittenEvents(db, key);
    const changed = wanted.filter((one) => known.get(one.key) !== hashOf(one));
    const gone = [...known.keys()].filter((eventKey) => !wanted.some((one) => one.key === eventKey));
    if (changed.length === 0 && gone.length === 0) return;
    const writer = await writerOf(services, source);
    for (const one of changed) {
      await writer.put(one.key, one.entry);
      await store.saveWritten(db, key, { eventKey: one.key, hash: hashOf(one), endsAt: one.entry.endsAt });
    }
    for (const eventKey of gone) {
      await writer.remove(eventKey);
      await store.forgetWritten(db, key, [eventKey]);
    }
    if (source.problem !== null) await updateSource(db, key, { problem: null, nextCheckAt: now + MINUTE });
  } catch (error) {
    await noteProblem(services, source, error);
    // Retried soon, as the calendar may be back; errors that only its owner can fix wait for the next run.
    if (error instanceof CalendarProblem && error.isTemporary) throw error;
  }
}

async function writerOf(services: Services, source: Source): Promise<EventWriter> {
  const secret = openSecret(services, source);
  const allowedHosts = services.config.calendarPrivateHosts;
  if (secret.kind === 'caldav') {
    const outCalendar =
      source.outCalendar ?? (await openOutCalendar(secret, `thyme-${source.businessId}`, allowedHosts));
    if (source.outCalendar === null) await updateSource(services.db, source, { outCalendar });
    return calDavWriter(secret, outCalendar, allowedHosts);
  }
  const { calendar } = services;
  if (secret.kind !== 'google' || calendar === null) throw new CalendarProblem('This calendar can only be read.');
  const token = await onGoogle(() => googleToken(services, source));
  return {
    put: (key, entry) => onGoogle(() => calendar.put(token, GOOGLE_CALENDAR, key, entry)),
    remove: (key) => onGoogle(() => calendar.remove(token, GOOGLE_CALENDAR, key)),
  };
}
