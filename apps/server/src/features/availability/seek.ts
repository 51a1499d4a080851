import {
  type Appointment,
  type ClassQuery,
  openSessions,
  repeatedStarts,
  type TimeSearch,
  type Together,
} from '@thyme/domain/availability';
import { guestsOf, warningCallUntil } from '@thyme/domain/bookings';
import { instantOf, type LocalDate, type WallSeconds } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { askedOf } from './asked-person.ts';
import type { AtDesk } from './at-desk.ts';
import { boundsAfterCall, callNeedOf } from './call-need.ts';
import { readBusy, readStall, type TakenTime } from './read-shop.ts';
import type { Offer, Shop } from './shop.ts';

/** What a time is requested for. */
export interface Wanted {
  businessId: number;
  pricingIds: readonly number[];
  /** The chosen people, in the order of the pricing ids; null for anyone. */
  personIds?: readonly (number | null)[];
  /** The guest of each, in the same order, for a group; 0 is the guest who books. */
  guests?: readonly number[] | undefined;
  /** The arrangement of a group, or the seconds by which each starts after the first. */
  arrange?: Together | undefined;
  /** A consultation call instead of services. */
  consultation: boolean;
  /** Only calls that end by then. */
  until?: WallSeconds | null;
  /** Only times that leave room for the call that the viewer needs first. */
  callFirst?: boolean;
  /** Times that the viewer would give up. */
  except?: readonly TakenTime[];
  /** The viewer's own checkout holds count as free. */
  viewer?: number | null;
  /** Set for a member of the shop. */
  desk?: AtDesk | null;
}

/** The services of one guest with those of the rest of the group, or a class. */
type Sought = { shop: Shop } & (
  | { appointment: Appointment; beside?: readonly Appointment[]; group: null; within: TimeSearch['within'] }
  | { appointment: null; group: NonNullable<Offer['group']> }
);

export const notFound = (message: string) => new PublicError(message, 'NOT_FOUND');

export async function seek(services: Services, wanted: Wanted): Promise<Sought> {
  const { businessId, pricingIds, consultation, until = null, desk = null, viewer = null } = wanted;
  const stall = await readStall(services.db, businessId, pricingIds, { desk, viewer, now: services.clock.now() });
  if (!stall) throw notFound('This shop was not found.');
  const { shop, offers } = stall;
  if (consultation) {
    const warnedAt = stall.guestStatus?.warnedAt ?? null;
    const asked = warnedAt === null ? null : warningCallUntil(warnedAt, shop.zone);
    const last = until === null ? asked : instantOf(shop.zone, until);
    const within = last === null ? undefined : { until: last };
    return { shop, appointment: [{ minutes: shop.consultationMinutes }], group: null, within };
  }
  const found = pricingIds.map((id) => offers.get(id));
  if (found.length === 0 || found.some((offer) => !offer)) throw notFound('This service is not offered here.');
  const sought = (found as Offer[]).map((offer, index) =>
    askedOf(offer, shop, wanted.personIds?.[index] ?? null, 'person_ids'),
  );
  const group = sought.find((offer) => offer.group)?.group;
  if (group && sought.length > 1)
    throw new PublicError('Please ask for the times of each class by itself.', 'BAD_REQUEST');
  if (group) return { shop, appointment: null, group };
  const need = wanted.callFirst ? callNeedOf(stall, services.clock.now()) : { kind: 'none' as const };
  const within = await boundsAfterCall(services, shop, need, viewer);
  const [appointment = [], ...beside] = partyOf(sought, wanted.guests);
  return { shop, appointment, beside, group: null, within };
}

/** The services of each guest of a group; all are one guest's without companions. */
function partyOf(offers: readonly Offer[], guests: readonly number[] | undefined): Offer[][] {
  if (!guests) return [[...offers]];
  const wishes = offers.map((_, index) => ({ guest: guests[index] ?? 0 }));
  return guestsOf(wishes).map(({ indexes }) => indexes.flatMap((index) => offers[index] ?? []));
}

export function classQuery({ clock }: Services, shop: Shop, group: NonNullable<Offer['group']>): ClassQuery {
  return { shop: shop.calendar, sessions: group.sessions, now: clock.now() };
}

interface Days {
  from: LocalDate;
  to: LocalDate;
  except?: readonly TakenTime[] | undefined;
  viewer?: number | null | undefined;
  within?: TimeSearch['within'];
  beside?: readonly Appointment[] | undefined;
  arrange?: Together | undefined;
}

export async function appointmentQuery(services: Services, shop: Shop, appointment: Appointment, days: Days) {
  const { from, to, except = [], viewer = null, within, beside, arrange: together } = days;
  const busy = await readBusy(services, shop, { from, to, except, viewer });
  const now = services.clock.now();
  return { shop: shop.calendar, busy, appointment, beside, together, now, within } satisfies TimeSearch;
}

/** The dates on which a guest can start. A repeated class needs enough dates after it. */
export function startsOf(query: ClassQuery, group: NonNullable<Offer['group']>) {
  return group.isRepeated ? repeatedStarts(query, group) : openSessions(query);
}
