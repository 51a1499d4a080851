import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { payoutNewsMail } from '../mails.ts';
import { findOwner } from './account-store.ts';

export interface PayoutNews {
  title: string;
  message: string;
  dedupeKey: string;
}

/** Notifies the owner about money they have to act on, at the desk and by mail. */
export async function tellOwner(tx: UnitOfWork, businessId: number, news: PayoutNews): Promise<void> {
  const owner = await findOwner(tx.db, businessId);
  if (!owner) return;
  const { title, message, dedupeKey } = news;
  if (owner.ownerId !== null) {
    const notification = { businessId, userId: owner.ownerId, kind: 'payout_news' as const };
    await notify(tx, { ...notification, title, message, dedupeKey: `${dedupeKey}:owner` });
    await announceDeskAtCommit(tx, businessId);
  }
  const data = { title, message, shop: owner.name };
  if (owner.email) await enqueueMail(tx, { template: payoutNewsMail, businessId, to: owner.email, data, dedupeKey });
}
