import { type NewsChannel, type NewsRefusal, newsRefusal, zoneOfPhone } from '@thyme/domain/messages';
import type { Zone } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import * as store from './news-store.ts';
import { numberOf } from './reach.ts';

/** A guest and how a shop's news can reach them. */
export interface NewsReach {
  userId: number;
  firstName: string;
  email: string | null;
  phone: string | null;
  /** The guest's probable time zone, for quiet hours. */
  zone: Zone;
  /** Null if the channel may be used. */
  refusal: Record<NewsChannel, NewsRefusal | null>;
}

export interface NewsShop {
  id: number;
  zone: Zone;
  country: string;
}

/** How a shop's news can reach these guests, by their consent. Erased guests are left out. */
export async function readNewsReach(db: Db, shop: NewsShop, userIds: readonly number[]): Promise<NewsReach[]> {
  const rows = await store.listNewsFacts(db, shop.id, userIds);
  const phones = new Map(rows.map(({ userId, mobile }) => [userId, numberOf(mobile, shop.country)]));
  const optedOut = await store.listOptedOut(
    db,
    [...phones.values()].filter((phone) => phone !== null),
  );
  return rows.map((row) => {
    const { userId, firstName, email, isBlocked } = row;
    const phone = phones.get(userId) ?? null;
    return {
      userId,
      firstName,
      email,
      phone,
      zone: (phone !== null && zoneOfPhone(phone)) || shop.zone,
      refusal: {
        mail: newsRefusal({
          isBlocked,
          hasAddress: email !== null,
          hasComplained: row.hasComplained,
          isOptedOut: row.isUnsubscribed,
          shopChoice: row.mailChoice,
          generalChoice: null,
          hasBounced: row.hasBounced,
        }),
        text: newsRefusal({
          isBlocked,
          hasAddress: phone !== null,
          hasComplained: phone !== null && optedOut.has(phone),
          isOptedOut: false,
          shopChoice: row.textChoice,
          generalChoice: row.generalChoice,
          hasBounced: false,
        }),
      },
    };
  });
}

export type { ShopNews } from './news-store.ts';

/** The shops that a guest has been to, with what they may send. */
export const readOwnNews = ({ db }: Services, userId: number) => store.listShopNews(db, userId);

/** A guest's own choice in their account. */
export async function saveOwnNews(
  { db, clock }: Services,
  userId: number,
  { businessId, channel, isAllowed }: { businessId: number; channel: NewsChannel; isAllowed: boolean },
): Promise<StatusMessage> {
  if (!(await store.isKnownTo(db, businessId, userId)))
    throw new PublicError('This shop could not be found.', 'NOT_FOUND');
  const said = { isAllowed, source: 'account' as const, changedAt: clock.now() };
  await store.saveNewsChoice(db, { businessId, userId, channel, ...said });
  return { status: 1, message: 'Saved.' };
}

/** The unsubscribe link in a message: no more news from this shop on any channel. */
export async function stopNews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: { businessId: number; userId: number },
): Promise<void> {
  const said = { isAllowed: false, source: 'link' as const, changedAt: clock.now() };
  for (const channel of ['mail', 'text'] as const) await store.saveNewsChoice(db, { ...key, channel, ...said });
}
