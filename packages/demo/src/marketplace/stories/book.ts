import { addDays, DAY, dateAt, HOUR, type Instant, instantOf, MINUTE, wallAt } from '@thyme/domain/time';
import { addAppointment, type BookedAppointment } from '../books/add-appointment.ts';
import type { Appointment, AppointmentStatus, Seats } from '../books/appointment.ts';
import { earliest, findTime, takeTime } from '../diary/find-time.ts';
import type { DemoPricing, DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import { guestCalled, shopCalled, type World } from '../world.ts';

/** Optional details of an appointment beyond its place and time. */
type Details = Partial<
  Pick<Appointment, 'note' | 'businessNote' | 'vouchers' | 'tillVoucher' | 'paidOnlineAt' | 'cancelled' | 'bookedAt'>
>;

export interface Booking extends Details {
  shop: string;
  services: readonly string[];
  /** The appointment is at the first free time from here on. */
  from: Instant;
  status?: AppointmentStatus;
  reviewed?: boolean;
}

/** A guest's story: their bookings and busy times. */
export interface Story {
  world: World;
  guest: DemoGuest;
  busy: { startsAt: Instant; endsAt: Instant }[];
}

export const storyOf = (world: World, name: string): Story => ({ world, guest: guestCalled(world, name), busy: [] });

/** A time of day some days from now, in Irish time. */
export function on({ now }: World, days: number, hour: number): Instant {
  return instantOf('Europe/Dublin', wallAt(addDays(dateAt('Europe/Dublin', now), days), hour * 60));
}

export function pricingsOf(shop: DemoShop, services: readonly string[]): DemoPricing[] {
  return services.map((name) => {
    const pricing = shop.pricings.find((each) => each.name === name);
    if (!pricing) throw new Error(`${shop.slug} does not offer ${name}.`);
    return pricing;
  });
}

/**
 * The first start at which the guest is free, with time to travel in between, so that no guest is in two places at
 * once.
 */
export function whenFree({ busy }: Story, shop: DemoShop, pricings: readonly DemoPricing[], from: Instant): Instant {
  const minutes = pricings.reduce((sum, pricing) => sum + pricing.minutes, 0);
  for (let earliestFrom = from; ; ) {
    const at = earliest(shop, pricings, earliestFrom);
    if (at === undefined) throw new Error(`${shop.slug} has no time for ${pricings[0]?.name}.`);
    const other = busy.find(
      (appointment) => appointment.startsAt < at + (minutes + 20) * MINUTE && at < appointment.endsAt + 20 * MINUTE,
    );
    if (!other) return at;
    earliestFrom = other.endsAt + 20 * MINUTE;
  }
}

/**
 * Books consecutive services at the first time that suits the shop and the guest. A past appointment is completed
 * unless the details say otherwise; a future one is confirmed.
 */
export function book(story: Story, booking: Booking): BookedAppointment {
  const { world, guest, busy } = story;
  const { shop: slug, services, from, reviewed, ...details } = booking;
  const shop = shopCalled(world, slug);
  const pricings = pricingsOf(shop, services);
  const seat = booking.status === 'Cancelled' ? findTime : takeTime;
  const placed = seat(shop, pricings, whenFree(story, shop, pricings, from));
  const startsAt = placed[0]?.startsAt ?? from;
  const endsAt = placed.at(-1)?.endsAt ?? from;
  const status = booking.status ?? (endsAt <= world.now ? 'Completed' : 'Accept');
  const bookedAt = booking.bookedAt ?? Math.min(startsAt - 5 * DAY - 5 * HOUR, world.now - 2 * DAY);
  if (status !== 'Cancelled') busy.push({ startsAt, endsAt });
  const review = reviewed &&
    status === 'Completed' && { rating: shop.reviews.rate(), at: Math.min(endsAt + 19 * HOUR, world.now - HOUR) };
  const appointment = { shop, guest, services: placed, ...details, status, bookedAt };
  return addAppointment(world, review ? { ...appointment, review } : appointment);
}

/** Books at whichever of several shops has the earliest free time. */
export function bookSoonest(story: Story, choices: readonly Omit<Booking, 'from'>[], from: Instant): BookedAppointment {
  const starts = choices.map((choice) => {
    const shop = shopCalled(story.world, choice.shop);
    return whenFree(story, shop, pricingsOf(shop, choice.services), from);
  });
  const first = choices[starts.indexOf(Math.min(...starts))];
  if (!first) throw new Error('There is nothing to choose from.');
  return book(story, { ...first, from });
}

/** Books a seat in a class or course: the next dates of a weekly class, every date of a course. */
export function join(
  story: Story,
  slug: string,
  name: string,
  booking: Details & { weeks?: number } = {},
): BookedAppointment {
  const { world, guest, busy } = story;
  const shop = shopCalled(world, slug);
  const group = shop.groups.find(({ pricing }) => pricing.name === name);
  if (!group) throw new Error(`${slug} does not teach ${name}.`);
  const { weeks, ...details } = booking;
  const ahead = group.dates.filter(({ startsAt }) => startsAt > world.now + DAY);
  const seats: Seats = { group, dates: group.kind === 'weekly' ? ahead.slice(0, weeks ?? 2) : group.dates };
  busy.push(...seats.dates);
  const bookedAt = world.now - 6 * DAY - 3 * HOUR;
  return addAppointment(world, { shop, guest, seats, status: 'Accept', bookedAt, ...details });
}
