import { CONSULTATION_MINUTES } from '@thyme/domain/bookings';
import { HOUR, type Instant } from '@thyme/domain/time';
import type { BookedAppointment } from '../books/add-appointment.ts';
import { takeCall } from '../diary/find-time.ts';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';

interface Meeting {
  shop: DemoShop;
  guest: DemoGuest;
  appointmentId: number;
}

/** A room for a call, booked in the shop's diary like any other time. */
function openRoom({ rows, secret }: World, { shop, guest, appointmentId }: Meeting, from: Instant, bookedAt: Instant) {
  const { chairId, ...times } = takeCall(shop, CONSULTATION_MINUTES, from);
  const id = secret();
  rows.put('videoRooms', {
    businessId: shop.id,
    id,
    appointmentId,
    guestId: guest.id,
    ...times,
    createdAt: bookedAt,
  });
  rows.put('occupancies', { businessId: shop.id, chairId, ...times, roomId: id });
  return times;
}

/** The consultation call before a first appointment. */
export function callBefore(world: World, appointment: BookedAppointment, from: Instant) {
  const call = openRoom(world, appointment, from, appointment.bookedAt);
  if (call.startsAt >= appointment.startsAt) throw new Error(`${appointment.shop.slug} calls after the visit.`);
  return call;
}

/** A call that took place before a first appointment and was ended by the shop. */
export function callWasHad(world: World, appointment: BookedAppointment, from: Instant) {
  const call = callBefore(world, appointment, from);
  const room = world.rows.of('videoRooms').at(-1);
  if (!room) return;
  const { startsAt } = call;
  Object.assign(room, {
    guestJoinedAt: startsAt - 60,
    businessJoinedAt: startsAt + 20,
    endedAt: startsAt + 540,
    endedBy: 'business',
  });
}

/** The call that a shop requests after a warning: a separate appointment, free of charge. */
export function warningCall(world: World, shop: DemoShop, guest: DemoGuest, from: Instant) {
  const { rows, now } = world;
  const row = {
    businessId: shop.id,
    userId: guest.id,
    saleId: null,
    kind: 'consultation',
    status: 'Accept' as const,
    startsAt: from,
    endsAt: from + CONSULTATION_MINUTES * 60,
    note: '',
    businessNote: '',
    currency: shop.currency,
    subTotal: 0,
    discount: 0,
    totalAmount: 0,
    upfrontPercent: 0,
    cancellation: shop.sketch.policy,
    cancellationSteps: shop.sketch.steps ?? [],
    reviewStatus: 'Pending',
    createdAt: now - 2 * HOUR,
    groupPlace: null,
    companion: '',
    partDeposit: null,
  };
  const appointmentId = rows.add('appointments', row);
  Object.assign(row, openRoom(world, { shop, guest, appointmentId }, from, now - 2 * HOUR));
}
