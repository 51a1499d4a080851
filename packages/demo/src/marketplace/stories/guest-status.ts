import { WARNING_CALL_DAYS } from '@thyme/domain/bookings';
import { formatMinor } from '@thyme/domain/money';
import { DAY, formatDay, type Instant, wallOf } from '@thyme/domain/time';
import type { BookedAppointment } from '../books/add-appointment.ts';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import { guestStatusOf, type World } from '../world.ts';
import { appointmentUrl, notify } from './notify.ts';

/** A shop warns a guest and requires a call before the next appointment. */
export function warn(world: World, guest: DemoGuest, shop: DemoShop, at: Instant, reason: string) {
  const known = guestStatusOf(world, shop, guest);
  // A guest of the shop for a while before that.
  const createdAt = Math.min(known.createdAt ?? at, at - 60 * DAY);
  Object.assign(known, { status: 'Known', warnedAt: at, reason, createdAt });
  const by = formatDay(wallOf(shop.zone, at + WARNING_CALL_DAYS * DAY));
  notify(world, guest, {
    kind: 'blocked_warning',
    shop,
    title: `${shop.sketch.name} would like a word before your next appointment`,
    message: `“${reason}” Have a short video call by ${by}, or cancel your upcoming bookings there.`,
    at,
    refId: shop.id,
    targetUrl: `/${shop.slug}`,
  });
}

/** A shop blocks a guest. */
export function block(world: World, guest: DemoGuest, shop: DemoShop, at: Instant, reason: string) {
  Object.assign(guestStatusOf(world, shop, guest), { status: 'Known', block: true, blockedAt: at, reason });
}

/** A shop lifts a guest's warning. */
export function welcomeBack(world: World, guest: DemoGuest, shop: DemoShop, at: Instant) {
  Object.assign(guestStatusOf(world, shop, guest), { status: 'Known', note: 'Had the call. All well.' });
  notify(world, guest, {
    kind: 'unblocked',
    shop,
    title: `You can book with ${shop.sketch.name} again`,
    message: 'Thanks for taking the call. Your chair is waiting.',
    at,
    refId: shop.id,
    targetUrl: `/${shop.slug}`,
    seen: at < world.now - 2 * DAY,
  });
}

/** Notifies the guest of the refund for a cancelled appointment. */
export function depositReturned(world: World, appointment: BookedAppointment) {
  const { shop, guest, quote, cancelled } = appointment;
  if (!cancelled) throw new Error('Nothing was cancelled.');
  notify(world, guest, {
    kind: 'refundable_deposit',
    shop,
    title: `${formatMinor(quote.payableNow, shop.currency)} is on its way back to you`,
    message: `From ${shop.sketch.name}, for ${formatDay(wallOf(shop.zone, appointment.startsAt))}. You’ll have it on your card within 5 working days.`,
    at: cancelled.at,
    refId: appointment.appointmentId,
    targetUrl: appointmentUrl(appointment),
    appointment,
    seen: cancelled.at < world.now - 2 * DAY,
  });
}
