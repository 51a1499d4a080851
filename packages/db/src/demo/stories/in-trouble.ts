import { DAY, HOUR } from '@thyme/domain/time';
import { shopCalled, type World } from '../world.ts';
import { book, storyOf } from './book.ts';
import { warningCall } from './calls.ts';
import { like } from './favourites.ts';
import { block, depositReturned, warn, welcomeBack } from './standing.ts';

/** Saoirse forgot two visits. Her shop takes no more bookings from her and gave the next deposit back. */
export function tellSaoirse(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Saoirse Byrne');
  const shop = shopCalled(world, 'fern-and-fold');
  book(story, { shop: shop.slug, services: ['Cut & finish'], from: now - 70 * DAY, reviewed: true });
  book(story, { shop: shop.slug, services: ['Cut & finish'], from: now - 30 * DAY, status: 'No Show' });
  book(story, { shop: shop.slug, services: ['Brow shape & tint'], from: now - 4 * DAY, status: 'No Show' });
  const next = { shop: shop.slug, services: ['Cut & finish'], from: now + 11 * DAY };
  const cancelled = { by: 'business' as const, at: now - 2 * DAY };
  depositReturned(world, book(story, { ...next, status: 'Cancelled', cancelled, bookedAt: now - 9 * DAY }));
  block(world, story.guest, shop, cancelled.at, 'Two visits missed without a word.');
  book(story, { shop: 'half-moon-nails', services: ['Pedicure'], from: now + 8 * DAY, status: 'New' });
  like(story, ['half-moon-nails']);
}

/** Piotr was asked for a call, and has booked it. */
export function tellPiotr(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Piotr Nowak');
  const shop = shopCalled(world, 'bishopstown-physio');
  book(story, { shop: shop.slug, services: ['Physiotherapy assessment'], from: now - 50 * DAY });
  book(story, { shop: shop.slug, services: ['Physiotherapy follow-up'], from: now - 21 * DAY, status: 'No Show' });
  book(story, { shop: shop.slug, services: ['Physiotherapy follow-up'], from: now + 9 * DAY });
  warn(world, story.guest, shop, now - 3 * DAY, 'Your last visit was missed.');
  warningCall(world, shop, story.guest, now + 20 * HOUR);
  book(story, { shop: 'rebel-barbers', services: ['Cut & beard'], from: now + 2 * DAY, status: 'New' });
  like(story, ['rebel-barbers', 'bishopstown-physio']);
}

/** Fatima had the call, and is welcome again. */
export function tellFatima(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Fatima Rahman');
  book(story, { shop: 'arch-and-lash', services: ['Shape & tint'], from: now - 64 * DAY, reviewed: true });
  welcomeBack(world, story.guest, shopCalled(world, 'arch-and-lash'), now - 20 * HOUR);
  book(story, { shop: 'polish-and-paper', services: ['Classic manicure'], from: now + 4 * DAY });
  like(story, ['arch-and-lash', 'polish-and-paper']);
}

/** Cillian cancelled on the day, which his shop's policy charges in full. */
export function tellCillian(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Cillian Daly');
  const from = now - 12 * DAY;
  const lateAt = from - 2 * HOUR;
  book(story, {
    shop: 'canal-bank-training',
    services: ['Personal training'],
    from,
    status: 'Cancelled',
    cancelled: { by: 'guest', at: lateAt },
    paidOnlineAt: lateAt - DAY,
  });
  book(story, { shop: 'northside-fade-club', services: ['Skin fade'], from: now - 26 * DAY, reviewed: true });
  book(story, {
    shop: 'northside-fade-club',
    services: ['Skin fade', 'Beard shape'],
    from: now + 3 * DAY,
    status: 'New',
  });
  like(story, ['northside-fade-club']);
}

/** Tomás cancelled where the business decides about the charge: one question is open, another was let go. */
export function tellTomas(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Tomás Ó Súilleabháin');
  for (const [days, decision] of [
    [4, 'asked'],
    [40, 'waived'],
    [75, 'charged'],
  ] as const) {
    const from = now + (decision === 'asked' ? days : -days) * DAY;
    const at = Math.min(from, now) - 5 * HOUR;
    book(story, {
      shop: 'trim-therapy-rooms',
      services: ['Sleep consultation'],
      from,
      status: 'Cancelled',
      cancelled: { by: 'guest', at, decision },
    });
  }
  book(story, { shop: 'killarney-skin-clinic', services: ['Deep cleanse'], from: now - 15 * DAY });
  book(story, { shop: 'trim-therapy-rooms', services: ['Individual session'], from: now + 10 * DAY });
  like(story, ['trim-therapy-rooms']);
}
