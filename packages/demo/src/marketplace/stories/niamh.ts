import {
  addDays,
  DAY,
  dateAt,
  HOUR,
  instantOf,
  MINUTE,
  startOfDay,
  wallAt,
  zonedDayTime,
  zonedTime,
} from '@thyme/domain/time';
import { GIFT_HOUR } from '@thyme/domain/vouchers';
import { sellVoucher } from '../books/sell-voucher.ts';
import { guestCalled, shopCalled, voucherCalled, type World } from '../world.ts';
import { book, bookSoonest, join, on, pricingsOf, type Story, storyOf } from './book.ts';
import { callBefore } from './calls.ts';
import { like } from './favourites.ts';
import { depositReturned, warn, welcomeBack } from './guest-status.ts';
import { shopAsksToMove, wasMoved } from './moves.ts';
import { niamhsPast } from './niamh-past.ts';
import { appointmentUrl, notify } from './notify.ts';
import { fullDayOf, lineUp, offerTime, waitFor } from './waiting.ts';

/** Shops with long hours: one of them is open at most times of the week. */
const openLong = [
  { shop: 'nine-streets-hair', services: ['Cut & finish'] },
  { shop: 'willow-room', services: ['Swedish massage'] },
  { shop: 'milk-and-marble', services: ['Deep cleanse'] },
  { shop: 'the-knot-shop', services: ['Deep tissue'] },
  { shop: 'arch-and-lash', services: ['Lash lift & tint'] },
  { shop: 'navan-nail-co', services: ['Gel manicure'] },
  { shop: 'hudson-and-heather', services: ['Calm facial'] },
];

/** Appointments now, in two hours and tomorrow, or as soon as any shop is open. */
function nextHours(story: Story) {
  const { world } = story;
  const { now } = world;
  bookSoonest(story, openLong, now - 25 * MINUTE);
  bookSoonest(
    story,
    openLong.map((choice) => ({ ...choice, status: 'New' })),
    now + 115 * MINUTE,
  );
  const tomorrow = startOfDay('Europe/Dublin', addDays(dateAt('Europe/Dublin', now), 1));
  const paidOnlineAt = now - 5 * HOUR;
  const appointment = bookSoonest(
    story,
    openLong.map((choice) => ({
      ...choice,
      paidOnlineAt,
      businessNote: 'Likes oat milk and the chair by the window.',
    })),
    tomorrow,
  );
  const { startsAt } = appointment;
  const { zone } = appointment.shop;
  notify(world, story.guest, {
    kind: 'reminder',
    shop: appointment.shop,
    // Tomorrow in Ireland can still be today at a shop in New York.
    title: `${dateAt(zone, startsAt) === dateAt(zone, now - 3 * HOUR) ? 'Today' : 'Tomorrow'}, ${zonedTime(zone, startsAt)} at ${appointment.shop.sketch.name}`,
    message: `${zonedDayTime(zone, startsAt)}. You can still move it from your appointments.`,
    at: now - 3 * HOUR,
    refId: appointment.appointmentId,
    targetUrl: appointmentUrl(appointment),
    appointment,
    dedupeKey: `reminder-day:${appointment.appointmentId}:${appointment.startsAt}`,
  });
}

/** Appointments of the coming weeks, in every status that a future one can have. */
function comingWeeks(story: Story) {
  const { world, guest } = story;
  const { now } = world;
  const willow = shopCalled(world, 'willow-room');
  const gift = sellVoucher(world, {
    shop: willow,
    guest: guestCalled(world, 'Hanna Lindqvist'),
    voucher: voucherCalled(willow, 'Whatever you like'),
    owner: 'Niamh Gallagher',
    claimedBy: guest,
    message: 'Happy birthday, love. Turn the phone off.',
    bookedAt: now - 70 * DAY,
  });
  for (const [index, voucher] of willow.packages.entries())
    sellVoucher(world, { shop: willow, guest, voucher, bookedAt: now - (20 + index) * DAY });
  const services = ['Hot stone massage', 'Head massage'];
  const note = 'A little tender around the left shoulder.';
  const hot = book(story, { shop: 'willow-room', services, from: on(world, 7, 11), vouchers: [gift], note });
  wasMoved(world, hot, { by: 'guest', at: now - 3 * DAY });
  const colour = { shop: 'fern-and-fold', services: ['Cut & finish', 'Half-head balayage'] };
  const cut = book(story, { ...colour, from: on(world, 12, 9), status: 'Reschedule' });
  shopAsksToMove(world, cut, {
    at: now - 6 * HOUR,
    note: 'So sorry, our boiler is being fixed that morning.',
    wishes: [cut.startsAt + 3 * HOUR, cut.startsAt + 2 * DAY],
  });
  book(story, { shop: 'salt-and-strand', services: ['Wash & blow-dry'], from: on(world, 9, 9.5), status: 'New' });
  const canvas = book(story, {
    shop: 'ten-small-canvases',
    services: ['Ten drawn nails'],
    from: on(world, 5, 16),
    status: 'New',
  });
  callBefore(world, canvas, now + 50 * MINUTE);
  const yoga = shopCalled(world, 'leaba-yoga');
  const five = voucherCalled(yoga, 'Five classes');
  const classes = sellVoucher(world, { shop: yoga, guest, voucher: five, bookedAt: now - 40 * DAY });
  join(story, 'leaba-yoga', 'Yoga from nothing', { vouchers: [classes] });
  join(story, 'still-point', 'Slow flow', { weeks: 4 });
}

/** Her notifications from shops. */
function notificationsFromShops(story: Story) {
  const { world, guest } = story;
  const { now } = world;
  const training = shopCalled(world, 'canal-bank-training');
  for (const days of [-19, -8]) {
    const late = on(world, days, 8);
    const cancelled = { by: 'guest' as const, at: late - 3 * HOUR };
    book(story, { shop: training.slug, services: ['Personal training'], from: late, status: 'Cancelled', cancelled });
  }
  book(story, { shop: training.slug, services: ['Personal training'], from: on(world, 6, 12) });
  warn(world, guest, training, now - 26 * HOUR, 'Two late cancellations in a row.');
  welcomeBack(world, guest, shopCalled(world, 'hush-skin'), now - 12 * DAY);
  const facial = book(story, {
    shop: 'milk-and-marble',
    services: ['Calm facial'],
    from: on(world, 3, 10.5),
    status: 'Cancelled',
    cancelled: { by: 'business', at: now - 30 * HOUR },
  });
  depositReturned(world, facial);
  const nails = shopCalled(world, 'half-moon-nails');
  const [gel] = pricingsOf(nails, ['Gel manicure']);
  if (gel) {
    const wish = { shop: nails, pricing: gel, date: fullDayOf(world, nails, gel, 2), scope: 'this_date' as const };
    offerTime(world, guest, { ...wish, at: now - 4 * DAY });
    lineUp(world, { ...wish, at: now - 2 * DAY }, 2);
  }
  const tide = shopCalled(world, 'low-tide');
  const [stone] = pricingsOf(tide, ['Hot stone massage']);
  if (stone) {
    const wish = { shop: tide, pricing: stone, date: fullDayOf(world, tide, stone, 4), scope: 'this_week' as const };
    lineUp(world, { ...wish, at: now - 2 * DAY }, 1);
    waitFor(world, guest, { ...wish, at: now - DAY });
  }
}

/** A voucher for a birthday to come; its recipient has not claimed it yet. */
function giftForBrid({ world, guest }: Story) {
  const shop = shopCalled(world, 'fern-and-fold');
  const voucher = voucherCalled(shop, 'A quiet hour');
  const birthday = addDays(dateAt(shop.zone, world.now), 9);
  sellVoucher(world, {
    shop,
    guest,
    voucher,
    owner: 'Bríd Kavanagh',
    message: 'For all the lifts. Sit down, say nothing, let them do the rest.',
    mailed: { to: 'brid.kavanagh@guest.example', at: instantOf(shop.zone, wallAt(birthday, GIFT_HOUR * 60)) },
    bookedAt: world.now - 9 * DAY,
  });
}

/** The main guest of the demo: everything that an account can show. */
export function addNiamh(world: World) {
  const story = storyOf(world, 'Niamh Gallagher');
  nextHours(story);
  niamhsPast(story);
  comingWeeks(story);
  notificationsFromShops(story);
  giftForBrid(story);
  const liked = [
    'fern-and-fold',
    'willow-room',
    'leaba-yoga',
    'half-moon-nails',
    'the-knot-shop',
    'milk-and-marble',
    'key-of-d',
  ];
  like(story, liked);
}
