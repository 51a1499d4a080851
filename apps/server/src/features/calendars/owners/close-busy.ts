import { type BusySpan, changedSpans, piecesOf } from '@thyme/domain/calendars';
import { addDays, dateAt, formatDayTime, type Instant, startOfDay, wallOf, type Zone } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { findOwner } from '../../access/index.ts';
import {
  announceAtCommit,
  deleteLapsedHoldsOf,
  gapsOf,
  insertBlockTimes,
  listTaken,
  timeFreed,
} from '../../availability/index.ts';
import { takeCalendar, upcomingAppointments } from '../../edits/index.ts';
import { notify } from '../../notifications/index.ts';
import * as store from './busy-store.ts';
import type { Source } from './sources-store.ts';

/** How far ahead other calendars are read: as far as a shop can be booked. */
const AHEAD_DAYS = 400;
const MOST_DATES = 62;

/** From the start of the shop's day, so that today's past times stay in the calendar. */
export function busyWindow(zone: Zone, now: Instant): BusySpan {
  const today = dateAt(zone, now);
  return { from: startOfDay(zone, today), to: startOfDay(zone, addDays(today, AHEAD_DAYS)) };
}

interface Closing {
  zone: Zone;
  spans: readonly BusySpan[];
}

/**
 * Replaces the busy times of a source by those that were read. It waits for bookings in progress, and bookings that chose their chair before check
 * again, so that no guest gets a time that was closed.
 */
export async function closeBusy(services: Services, source: Source, { zone, spans }: Closing): Promise<void> {
  const window = busyWindow(zone, services.clock.now());
  const known = await store.listOfSource(services.db, source, window.from);
  const { added, gone } = changedSpans(known, spans);
  if (added.length === 0 && gone.length === 0 && !(await hasHoles(services, source, window))) return;
  await inTransaction(services, async (tx) => {
    await takeCalendar(tx.db, source.businessId);
    const current = await store.listOfSource(tx.db, source, window.from);
    const changed = changedSpans(current, spans);
    await store.forgetPast(tx.db, source, window.from);
    const blockIds = changed.gone.map(({ blockId }) => blockId);
    const freed = await store.deleteBusy(tx.db, source.businessId, blockIds);
    await store.insertBusy(tx.db, { ...source, note: `Busy, ${source.name}`, now: tx.clock.now() }, changed.added);
    await fillHoles(tx, source, window);
    await upcomingAppointments.get().releaseHolds(tx, source.businessId);
    await followUp(tx, source, { zone, freed, changed: [...changed.added, ...changed.gone] });
  });
}

/** Removes everything that a source closed. */
export async function openBusy(tx: UnitOfWork, source: Source, zone: Zone): Promise<void> {
  const window = busyWindow(zone, tx.clock.now());
  const known = await store.listOfSource(tx.db, source, window.from);
  const blockIds = known.map(({ blockId }) => blockId);
  const freed = await store.deleteBusy(tx.db, source.businessId, blockIds);
  // Another calendar of the same person may still close some of it.
  await fillHoles(tx, source, window);
  await followUp(tx, source, { zone, freed, changed: known });
}

interface Followed {
  zone: Zone;
  freed: Awaited<ReturnType<typeof store.deleteBusy>>;
  changed: readonly BusySpan[];
}

async function followUp(tx: UnitOfWork, { businessId }: Source, { zone, freed, changed }: Followed): Promise<void> {
  if (freed.length > 0) await timeFreed(tx, { businessId, freed, passedBy: [] });
  const dates = new Set(changed.map(({ from }) => dateAt(zone, from)));
  await announceAtCommit(tx, businessId, [...dates].slice(0, MOST_DATES));
  await announceDeskAtCommit(tx, businessId);
  await notifyConflicts(tx, businessId, zone);
}

/** Times that an appointment occupied when they were closed and has given up since. */
async function holesOf(services: Services, { businessId, chairId }: Source, window: BusySpan) {
  const closed = await store.listOfChair(services.db, businessId, chairId, window.from);
  if (closed.length === 0) return [];
  const taken = await listTaken(services.db, businessId, { chairIds: [chairId], ...window });
  const holes: { businessId: number; timeBlockId: number; chairId: number; startsAt: number; endsAt: number }[] = [];
  for (const { blockId, ...span } of closed)
    for (const { from, to } of piecesOf({ from: Math.max(span.from, window.from), to: span.to })) {
      const overlaps = (one: { startsAt: number; endsAt: number }) => one.startsAt < to && one.endsAt > from;
      const near = [...taken.filter(overlaps), ...holes.filter(overlaps)].toSorted((a, b) => a.startsAt - b.startsAt);
      for (const gap of gapsOf(near, { chairIds: [chairId], from, to }))
        holes.push({ businessId, timeBlockId: blockId, ...gap });
    }
  return holes;
}

const hasHoles = async (services: Services, source: Source, window: BusySpan) =>
  (await holesOf(services, source, window)).length > 0;

async function fillHoles(tx: UnitOfWork, source: Source, window: BusySpan): Promise<void> {
  await deleteLapsedHoldsOf(tx.db, source.businessId, tx.clock.now());
  await insertBlockTimes(tx.db, await holesOf(tx, source, window));
}

/** Notifies the shop's people once about each appointment whose time a calendar has closed. */
async function notifyConflicts(tx: UnitOfWork, businessId: number, zone: Zone): Promise<void> {
  const conflicts = await store.listBusyConflicts(tx.db, businessId, tx.clock.now());
  if (conflicts.length === 0) return;
  const owner = await findOwner(tx.db, businessId);
  if (owner === null) return;
  for (const { appointmentId, busyFrom, person, calendar, firstName, startsAt, chairId } of conflicts)
    await notify(tx, {
      userId: owner.id,
      businessId,
      refId: appointmentId,
      kind: 'calendar_conflict',
      title: `${person} is busy when ${firstName || 'a guest'} comes`,
      message: `${formatDayTime(wallOf(zone, startsAt))}. ${calendar} has something else then. Move the appointment, or change that calendar.`,
      dedupeKey: `busy:${chairId}:${busyFrom}:${appointmentId}`,
    });
}
