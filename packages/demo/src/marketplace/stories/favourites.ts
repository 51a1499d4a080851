import { DAY } from '@thyme/domain/time';
import { shopCalled, type World } from '../world.ts';
import type { Story } from './book.ts';

export function like({ world, guest }: Story, slugs: readonly string[]) {
  for (const [index, slug] of slugs.entries()) {
    const businessId = shopCalled(world, slug).id;
    world.rows.put('favourites', { businessId, userId: guest.id, createdAt: world.now - (60 - index * 3) * DAY });
  }
}

/** Gives most guests one or two favourite shops. */
export function likeAround({ rows, shops, others, now }: World) {
  for (const [index, guest] of others.entries()) {
    for (let count = 0; count < index % 3; count++) {
      const shop = shops[(index * 7 + count * 31) % shops.length];
      if (!shop) continue;
      const createdAt = Math.max(shop.publishedAt, now - (index % 90) * DAY);
      rows.put('favourites', { businessId: shop.id, userId: guest.id, createdAt });
    }
  }
}
