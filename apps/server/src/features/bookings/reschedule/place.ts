import {
  type AppointmentLine,
  isFree,
  joinClass,
  type PlacedLine,
  type SessionRefusal,
  spreadBusy,
  stepsFor,
  type TimeRefusal,
} from '@thyme/domain/availability';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, type Instant, type WallSeconds } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import {
  listTimesOf,
  nearestSessions,
  type Offer,
  readBusy,
  readNearest,
  readOffers,
  readShop,
  type Shop,
  spreadOf,
} from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import type { WantedSpan } from './cover.ts';

/** The new place of an appointment: chairs, or a class date. */
export interface NewPlace {
  startsAt: Instant;
  endsAt: Instant;
  chairs: PlacedLine[];
  scheduleId: number | null;
}

export type PlaceRefusal = TimeRefusal | SessionRefusal | { readonly code: 'no-shop' | 'not-movable' | 'same-time' };

interface Sought {
  shop: Shop;
  offers: Map<number, Offer>;
}

export async function seek(db: Db, { appointment, lines }: LockedAppointment): Promise<Sought | null> {
  const shop = await readShop(db, appointment.businessId, { withHidden: true });
  if (!shop) return null;
  const ids = lines.map(({ pricingId }) => pricingId);
  return { shop, offers: await readOffers(db, shop, ids, { withHidden: true }) };
}

/** The chosen person stays, as long as they work here; otherwise the chairs that offer it now. */
function chairsFor(
  { personChosen, chairId }: LockedAppointment['lines'][number],
  shop: Shop,
  offer: Offer | undefined,
) {
  if (personChosen && chairId !== null && shop.chairs.includes(chairId)) return { chairs: [chairId] };
  return offer?.chairs ? { chairs: offer.chairs } : {};
}

/** What a service of this length occupies besides its chair, as the shop does it now. */
export function keepsOf(offer: Offer | undefined, minutes: number): Partial<AppointmentLine> {
  const { steps, resources, beforeMinutes } = offer ?? {};
  return {
    ...(steps ? { steps: stepsFor(steps, minutes) } : {}),
    ...(resources ? { resources } : {}),
    ...(beforeMinutes ? { beforeMinutes } : {}),
  };
}

/** The services as sold, with the chairs that offer them now. A call is one line of its own length. */
export function linesOf({ appointment, lines }: LockedAppointment, { shop, offers }: Sought): AppointmentLine[] {
  if (lines.length === 0) return [{ minutes: Math.round((appointment.endsAt - appointment.startsAt) / 60) }];
  return lines.map((line) => {
    const offer = offers.get(line.pricingId);
    return {
      minutes: line.durationMinutes,
      bufferMinutes: offer?.bufferMinutes ?? shop.bufferMinutes,
      ...chairsFor(line, shop, offer),
      ...keepsOf(offer, line.durationMinutes),
    };
  });
}

/** The appointment's current times, which count as free for itself. */
export function ownTimes(db: Db, { appointment }: LockedAppointment) {
  const { businessId, id, kind } = appointment;
  return listTimesOf(db, { businessId, appointmentId: id, kind });
}

/** The consecutive lines of an appointment that starts at an instant. A closed shop adds no buffer. */
export async function spansAt(db: Db, locked: LockedAppointment, at: Instant): Promise<WantedSpan[]> {
  const sought = await seek(db, locked);
  const { appointment, lines } = locked;
  const whole = [{ minutes: Math.round((appointment.endsAt - appointment.startsAt) / 60), bufferMinutes: 0 }];
  const plain = lines.map(({ durationMinutes }) => ({ minutes: durationMinutes, bufferMinutes: 0 }));
  const toPlace: AppointmentLine[] = sought ? linesOf(locked, sought) : lines.length > 0 ? plain : whole;
  let from = at;
  return toPlace.map(({ minutes, bufferMinutes = 0 }, index) => {
    const to = from + minutes * 60;
    const span = { from, to, busyUntil: index === toPlace.length - 1 ? to + bufferMinutes * 60 : to };
    from = to;
    return span;
  });
}

/** Courses and several dates of a class cannot be moved. */
export function isMovable(lines: readonly { isGroup: boolean; isCourse: boolean }[]): boolean {
  return lines.every(({ isGroup }) => !isGroup) || (lines.length === 1 && !lines[0]?.isCourse);
}

/** A business needs no notice for its own changes. */
export const calendarFor = ({ calendar }: Shop, by: 'guest' | 'business') =>
  by === 'business' ? { ...calendar, noticeMinutes: 0 } : calendar;

/** Whether an appointment can move to another time, and where. */
export async function placeAt(
  services: Services,
  locked: LockedAppointment,
  at: Instant,
  by: 'guest' | 'business',
): Promise<Result<NewPlace, PlaceRefusal>> {
  if (!isMovable(locked.lines)) return refuse('not-movable');
  if (at === locked.appointment.startsAt) return refuse('same-time');
  const sought = await seek(services.db, locked);
  if (!sought) return refuse('no-shop');
  const { shop, offers } = sought;
  const calendar = calendarFor(shop, by);
  const now = services.clock.now();
  const group = offers.get(locked.lines[0]?.pricingId ?? 0)?.group;
  if (locked.lines[0]?.isGroup) {
    const session = joinClass({ shop: calendar, sessions: group?.sessions ?? [], now }, at);
    if (!session.ok) return session;
    const { id, start, minutes } = session.value;
    return ok({ startsAt: start, endsAt: start + minutes * 60, chairs: [], scheduleId: id });
  }
  const day = dateAt(shop.zone, at);
  const busy = await readBusy(services, shop, { from: day, to: day, except: await ownTimes(services.db, locked) });
  const spread = spreadBusy(busy, spreadOf(shop), shop.zone, at);
  const placed = isFree({ shop: calendar, busy: spread, appointment: linesOf(locked, sought), now }, at);
  if (!placed.ok) return placed;
  const chairs = placed.value;
  return ok({ startsAt: at, endsAt: chairs.at(-1)?.to ?? at, chairs, scheduleId: null });
}

/** The nearest available times, in the shop's wall-clock time. */
export async function nearestTo(services: Services, locked: LockedAppointment, at: Instant): Promise<WallSeconds[]> {
  const sought = await seek(services.db, locked);
  if (!sought || !isMovable(locked.lines)) return [];
  const group = sought.offers.get(locked.lines[0]?.pricingId ?? 0)?.group;
  // Its current time is not an alternative.
  const without = [locked.appointment.startsAt];
  if (group) return nearestSessions(services, sought.shop, group, at, { without });
  const except = await ownTimes(services.db, locked);
  return readNearest(services, sought.shop, linesOf(locked, sought), at, { except, without });
}
