import { type AppointmentLine, dayTimes, isPartyFree, monthAvailability, spreadBusy } from '@thyme/domain/availability';
import { moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import {
  dateAt,
  type Instant,
  type LocalDate,
  monthOf,
  monthRange,
  type WallSeconds,
  wallOf,
} from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type DayAnswer,
  readBusy,
  readNearest,
  type Shop,
  spreadOf,
  type TakenTime,
} from '../../availability/index.ts';
import { type LockedAppointment, listGroupIds, lockAppointment } from '../appointments/change-store.ts';
import { mayGuestMove } from '../appointments/own-move.ts';
import { calendarFor, isMovable, linesOf, type NewPlace, ownTimes, type PlaceRefusal, seek } from './place.ts';
import { factsOf } from './propose.ts';

type Asker = { guestId: number } | { memberId: number };

const sideOf = (asker: Asker): 'guest' | 'business' => ('memberId' in asker ? 'business' : 'guest');

/** The appointments of a group that can still be moved, in the order of its guests. The caller holds the group's lock. */
export async function lockParty(
  tx: UnitOfWork,
  held: LockedAppointment,
  asker: Asker = { guestId: held.appointment.userId },
): Promise<LockedAppointment[]> {
  const party: LockedAppointment[] = [];
  const { id: own } = held.appointment;
  const now = tx.clock.now();
  const side = sideOf(asker);
  const canMove = (locked: LockedAppointment) =>
    moveAppointment(factsOf(locked), 'reschedule', side, now).ok && (side === 'business' || mayGuestMove(locked, now));
  for (const id of await listGroupIds(tx.db, held.appointment)) {
    const locked = id === own ? held : await lockAppointment(tx.db, id, asker);
    if (locked && canMove(locked)) party.push(locked);
  }
  return party;
}

/** The earliest start in a group. */
export const beginOf = (party: readonly LockedAppointment[]): Instant =>
  Math.min(...party.map(({ appointment }) => appointment.startsAt));

interface SoughtParty {
  shop: Shop;
  lines: AppointmentLine[][];
  /** Each start in seconds after the first: a group keeps its distances. */
  together: number[];
}

async function seekParty(db: Db, party: readonly LockedAppointment[]): Promise<SoughtParty | null> {
  const begin = beginOf(party);
  const lines: AppointmentLine[][] = [];
  let shop: Shop | null = null;
  for (const locked of party) {
    const sought = await seek(db, locked);
    if (!sought) return null;
    shop = sought.shop;
    lines.push(linesOf(locked, sought));
  }
  return shop && { shop, lines, together: party.map(({ appointment }) => appointment.startsAt - begin) };
}

/** The current times of the whole group, which count as free for each. */
export async function partyTimes(db: Db, party: readonly LockedAppointment[]): Promise<(TakenTime & { id: number })[]> {
  const times = [];
  for (const locked of party) times.push(...(await ownTimes(db, locked)));
  return times;
}

/** Whether a whole group can start at another time, and the resulting places. */
export async function placePartyAt(
  services: Services,
  party: readonly LockedAppointment[],
  at: Instant,
  by: 'guest' | 'business' = 'guest',
): Promise<Result<NewPlace[], PlaceRefusal>> {
  if (!party.every(({ lines }) => isMovable(lines) && !lines[0]?.isGroup)) return refuse('not-movable');
  if (at === beginOf(party)) return refuse('same-time');
  const sought = await seekParty(services.db, party);
  if (!sought) return refuse('no-shop');
  const { shop, lines, together } = sought;
  const day = dateAt(shop.zone, at);
  const except = await partyTimes(services.db, party);
  const busy = spreadBusy(
    await readBusy(services, shop, { from: day, to: day, except }),
    spreadOf(shop),
    shop.zone,
    at,
  );
  const [appointment = [], ...beside] = lines;
  const query = { shop: calendarFor(shop, by), busy, appointment, beside, together, now: services.clock.now() };
  const placed = isPartyFree(query, at);
  if (!placed.ok) return placed;
  return ok(
    placed.value.map((chairs, index) => {
      const from = at + (together[index] ?? 0);
      return { startsAt: chairs[0]?.from ?? from, endsAt: chairs.at(-1)?.to ?? from, chairs, scheduleId: null };
    }),
  );
}

/** The times of a day with room for the whole group: each is when the first of it would start. */
export async function partyDay(
  services: Services,
  party: readonly LockedAppointment[],
  date: LocalDate,
): Promise<DayAnswer | null> {
  const sought = await seekParty(services.db, party);
  if (!sought) return null;
  const { shop, lines, together } = sought;
  if (!party.every((one) => isMovable(one.lines) && !one.lines[0]?.isGroup)) return { shop, dates: [], times: [] };
  const month = monthOf(date);
  const busy = await readBusy(services, shop, {
    ...monthRange(month),
    except: await partyTimes(services.db, party),
  });
  const [appointment = [], ...beside] = lines;
  const query = { shop: calendarFor(shop, 'business'), busy, appointment, beside, together, now: services.clock.now() };
  const begin = beginOf(party);
  return {
    shop,
    dates: monthAvailability(query, month)
      .days.filter(({ state }) => state === 'free')
      .map((day) => day.date),
    times: dayTimes(query, date)
      .starts.filter((start) => start !== begin)
      .map((start) => ({ at: wallOf(shop.zone, start), seatsLeft: null })),
  };
}

/** The nearest times with room for the whole group, in the shop's wall-clock time. */
export async function nearestToParty(
  services: Services,
  party: readonly LockedAppointment[],
  at: Instant,
): Promise<WallSeconds[]> {
  const sought = await seekParty(services.db, party);
  if (!sought) return [];
  const [appointment = [], ...beside] = sought.lines;
  const except = await partyTimes(services.db, party);
  const { together } = sought;
  return readNearest(services, sought.shop, appointment, at, { except, without: [beginOf(party)], beside, together });
}
