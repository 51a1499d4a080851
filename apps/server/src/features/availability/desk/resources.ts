import { tidyLine } from '@thyme/domain/text';
import {
  addDays,
  dateAt,
  existsOnWall,
  instantOf,
  type LocalDate,
  startOfDay,
  type WallSeconds,
} from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, type Decision, Refused } from '../../edits/index.ts';
import { announceAtCommit } from '../events.ts';
import { capacityAdded } from '../hooks.ts';
import { clashesThen } from './class-rooms.ts';
import * as store from './resources-store.ts';

const MOST_RESOURCES = 40;
const GONE = 'This room could not be found.';

export interface Room extends store.ResourceRow {
  zone: string;
  closures: store.ClosureRow[];
  uses: Awaited<ReturnType<typeof store.listUses>>;
  needs: Awaited<ReturnType<typeof store.listNeeds>>;
}

/** Rooms and machines with their use on a day. */
export async function readRooms(
  services: Services,
  viewer: Viewer,
  { businessId, date }: { businessId: number; date: LocalDate | null },
): Promise<Room[]> {
  const { zone, calendar } = await requireMembership(services, viewer, businessId);
  const { db, clock } = services;
  const day = date ?? dateAt(zone, clock.now());
  const span = { from: startOfDay(zone, day), to: startOfDay(zone, addDays(day, 1)) };
  const [rows, closures, uses, needs] = await Promise.all([
    store.listResources(db, businessId),
    store.listClosures(db, businessId, Math.min(span.from, clock.now())),
    store.listUses(db, businessId, span, clock.now()),
    store.listNeeds(db, businessId),
  ]);
  return rows.map((row) => {
    const isOwn = ({ resourceId }: { resourceId: number | null }) => resourceId === row.id;
    return {
      ...row,
      zone,
      closures: closures.filter(isOwn),
      // Uses name guests, so they need the right to everyone's calendar.
      uses: calendar === 'all' ? uses.filter(isOwn) : [],
      needs: needs.filter((need) => need.active && isOwn(need)),
    };
  });
}

export type RoomForm = { businessId: number; id: number | null } & store.ResourceValues;

/** Adds or changes a room or machine. Bookings keep their units, even if the capacity is reduced. */
export function saveRoom(services: Services, viewer: Viewer, form: RoomForm): Promise<ChangeAnswer> {
  const { businessId, id, kind, capacity } = form;
  const values = { name: tidyLine(form.name), kind, capacity };
  // Bookings that were decided with the larger capacity are decided again.
  const change = {
    businessId,
    action: id === null ? 'add-room' : 'save-room',
    subject: 'room',
    mayOrphan: id !== null,
  };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const known = await store.listResources(tx.db, businessId);
    const before = known.find((room) => room.id === id);
    if (id !== null && !before) throw new Refused(GONE);
    if (known.some((room) => room.id !== id && room.active && room.name === values.name))
      throw new Refused('You already have something with this name.');
    if (id === null && known.length >= MOST_RESOURCES)
      throw new Refused(`A shop has at most ${MOST_RESOURCES} rooms and pieces of equipment.`);
    const saved = id ?? (await store.insertResource(tx.db, businessId, values));
    if (id !== null) await store.updateResource(tx.db, businessId, id, values);
    await store.ensureUnits(tx.db, { businessId, id: saved, ...values });
    if (capacity > (before?.capacity ?? 0)) await capacityAdded(tx, { businessId });
    return { id: saved, message: id === null ? 'Added.' : 'Saved.', changes: values };
  });
}

/** An archived room takes no new bookings; services that need it cannot be booked until they need another. */
export function setRoomActive(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const action = active ? 'bring-back-room' : 'put-away-room';
  return changeShop(services, viewer, { businessId, action, subject: 'room', mayOrphan: !active }, async ({ tx }) => {
    const room = await store.findResource(tx.db, businessId, id);
    if (!room) throw new Refused(GONE);
    await store.updateResource(tx.db, businessId, id, { active });
    if (active && !room.active) await capacityAdded(tx, { businessId });
    return { id, message: active ? 'Back in use.' : 'No longer in use.', changes: { name: room.name } };
  });
}

export interface ClosureForm {
  businessId: number;
  id: number;
  from: WallSeconds;
  to: WallSeconds;
  reason: string;
  decisions: readonly Decision[];
}

const LONGEST_CLOSURE = 366 * 86_400;

/** Closes a room for a while. Its appointments are decided first: appointments are kept or cancelled, classes can also be moved. */
export function closeRoom(services: Services, viewer: Viewer, form: ClosureForm): Promise<ChangeAnswer> {
  const { businessId, id, decisions } = form;
  const reason = tidyLine(form.reason);
  const change = { businessId, action: 'close-room', subject: 'room', mayOrphan: true, decisions };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, now, settle } = hands;
    const { zone } = membership;
    const room = await store.findResource(tx.db, businessId, id);
    if (!room) throw new Refused(GONE);
    if (![form.from, form.to].every((wall) => existsOnWall(zone, wall))) throw new Refused('This time does not exist.');
    const [from, to] = [instantOf(zone, form.from), instantOf(zone, form.to)];
    if (to <= from) throw new Refused('The end must be after the start.');
    if (to <= now) throw new Refused('This time has passed.');
    if (to - from > LONGEST_CLOSURE) throw new Refused('You can close it for up to a year, or stop using it.');
    const chairIds = await store.listUnits(tx.db, businessId, id);
    await settle(await clashesThen(hands, { chairIds, from, to }));
    const closure = await store.insertClosure(tx.db, {
      businessId,
      resourceId: id,
      startsAt: from,
      endsAt: to,
      reason,
    });
    await announceAtCommit(tx, businessId, [dateAt(zone, from)]);
    return { id: closure, message: 'Closed.', changes: { name: room.name, times: [form.from, form.to], reason } };
  });
}

export function openRoom(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  return changeShop(
    services,
    viewer,
    { businessId, action: 'open-room', subject: 'room' },
    async ({ tx, membership }) => {
      const closure = await store.deleteClosure(tx.db, businessId, id);
      if (!closure) throw new Refused('This could not be found.');
      const room = await store.findResource(tx.db, businessId, closure.resourceId);
      await capacityAdded(tx, { businessId });
      await announceAtCommit(tx, businessId, [dateAt(membership.zone, closure.startsAt)]);
      return { id: closure.resourceId, message: 'Open again.', changes: { name: room?.name ?? '' } };
    },
  );
}
