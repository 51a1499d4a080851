import { DAY, HOUR } from '@thyme/domain/time';
import { shopCalled, type World } from '../world.ts';
import { book, on, storyOf } from './book.ts';
import { warningCall } from './calls.ts';
import { like } from './favourites.ts';
import { block, depositReturned, warn, welcomeBack } from './guest-status.ts';

/** Saoirse missed two appointments. Her shop has blocked her and refunded the next deposit. */
export function addSaoirse(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Saoirse Byrne');
  const shop = shopCalled(world, 'fern-and-fold');
  book(story, { shop: shop.slug, services: ['Cut & finish'], from: on(world, -70, 11), reviewed: true });
  book(story, { shop: shop.slug, services: ['Cut & finish'], from: on(world, -30, 14.5), status: 'No Show' });
  book(story, { shop: shop.slug, services: ['Brow shape & tint'], from: on(world, -4, 9.5), status: 'No Show' });
  const next = { shop: shop.slug, services: ['Cut & finish'], from: on(world, 11, 16) };
  const cancelled = { by: 'business' as const, at: now - 2 * DAY };
  depositReturned(world, book(story, { ...next, status: 'Cancelled', cancelled, bookedAt: now - 9 * DAY }));
  block(world, story.guest, shop, cancelled.at, 'Two missed appointments without a word.');
  book(story, { shop: 'half-moon-nails', services: ['Pedicure'], from: on(world, 8, 12), status: 'New' });
  like(story, ['half-moon-nails']);
}

/** Piotr was warned, and has booked the call. */
export function addPiotr(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Piotr Nowak');
  const shop = shopCalled(world, 'bishopstown-physio');
  book(story, { shop: shop.slug, services: ['Physiotherapy assessment'], from: on(world, -50, 10.5) });
  book(story, { shop: shop.slug, services: ['Physiotherapy follow-up'], from: on(world, -21, 15), status: 'No Show' });
  book(story, { shop: shop.slug, services: ['Physiotherapy follow-up'], from: on(world, 9, 13) });
  warn(world, story.guest, shop, now - 3 * DAY, 'One missed appointment.');
  warningCall(world, shop, story.guest, now + 20 * HOUR);
  book(story, { shop: 'rebel-barbers', services: ['Cut & beard'], from: on(world, 2, 17), status: 'New' });
  like(story, ['rebel-barbers', 'bishopstown-physio']);
}

/** Fatima had the call after a warning and can book again. */
export function addFatima(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Fatima Rahman');
  book(story, { shop: 'arch-and-lash', services: ['Shape & tint'], from: on(world, -64, 10), reviewed: true });
  welcomeBack(world, story.guest, shopCalled(world, 'arch-and-lash'), now - 20 * HOUR);
  book(story, { shop: 'polish-and-paper', services: ['Classic manicure'], from: on(world, 4, 11) });
  like(story, ['arch-and-lash', 'polish-and-paper']);
}

/** Cillian cancelled on the day, which his shop's policy charges in full. */
export function addCillian(world: World) {
  const story = storyOf(world, 'Cillian Daly');
  const from = on(world, -12, 17);
  const lateAt = from - 2 * HOUR;
  book(story, {
    shop: 'canal-bank-training',
    services: ['Personal training'],
    from,
    status: 'Cancelled',
    cancelled: { by: 'guest', at: lateAt },
    paidOnlineAt: lateAt - DAY,
  });
  book(story, { shop: 'northside-fade-club', services: ['Skin fade'], from: on(world, -26, 14.5), reviewed: true });
  book(story, {
    shop: 'northside-fade-club',
    services: ['Skin fade', 'Beard shape'],
    from: on(world, 3, 9.5),
    status: 'New',
  });
  like(story, ['northside-fade-club']);
}

/** Tomás cancelled where the business decides about the charge: one decision is open, another charge was waived. */
export function addTomas(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Tomás Ó Súilleabháin');
  for (const [days, decision] of [
    [4, 'asked'],
    [40, 'waived'],
    [75, 'charged'],
  ] as const) {
    const from = on(world, decision === 'asked' ? days : -days, 12);
    const at = Math.min(from, now) - 5 * HOUR;
    book(story, {
      shop: 'trim-therapy-rooms',
      services: ['Sleep consultation'],
      from,
      status: 'Cancelled',
      cancelled: { by: 'guest', at, decision },
    });
  }
  book(story, { shop: 'killarney-skin-clinic', services: ['Deep cleanse'], from: on(world, -15, 16) });
  book(story, { shop: 'trim-therapy-rooms', services: ['Individual session'], from: on(world, 10, 12) });
  like(story, ['trim-therapy-rooms']);
}
