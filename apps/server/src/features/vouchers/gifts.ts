import type { LocalDate } from '@thyme/domain/time';
import { GIFT_MESSAGES, giftSendAt, giftState, isChangeable, isSendable } from '@thyme/domain/vouchers';
import { invalidInput } from '../../graphql/errors.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { forgetGift, listDue, lockBought, lockDue, updateGift } from './gift-store.ts';
import { mailGift, readParties, sendWords } from './mail-gift.ts';
import { findShop, type SoldVoucherRow } from './sold-store.ts';

export interface GiftAnswer {
  status: 0 | 1;
  message: string;
  voucher: SoldVoucherRow | null;
}

/** Rate limit for mails to addresses that others typed: enough for mistakes, too few for abuse. */
const SENDS = { max: 20, windowSeconds: 86_400 };

const no = (message: string, voucher: SoldVoucherRow | null = null): GiftAnswer => ({ status: 0, message, voucher });
const NOT_FOUND = 'This voucher was not found.';

function whyNot(state: ReturnType<typeof giftState>, owner: string): string {
  if (state === 'own') return 'This voucher is your own, so there’s no one to send it to.';
  if (state === 'claimed') return `${owner} has this voucher already.`;
  return 'This voucher has been sent. You can send it again, but not change it.';
}

/** Emails a voucher to its recipient at once, again if necessary. */
export async function sendGift(
  services: Services,
  userId: number,
  { id, email }: { id: number; email: string | null },
): Promise<GiftAnswer> {
  await consumeOrRefuse(services, `voucher-send:account:${userId}`, SENDS);
  return inTransaction(services, async (tx) => {
    const voucher = await lockBought(tx.db, userId, id);
    if (!voucher) return no(NOT_FOUND);
    const state = giftState(voucher);
    if (!isSendable(state)) return no(whyNot(state, voucher.owner), voucher);
    if (voucher.expiresAt <= tx.clock.now()) return no('This voucher has expired.', voucher);
    const ownerEmail = email ?? voucher.ownerEmail;
    if (ownerEmail === null) throw invalidInput({ email: [GIFT_MESSAGES['email-missing']] });
    const parties = await readParties(tx, voucher);
    if (!parties) return no(NOT_FOUND);
    await mailGift(tx, { ...voucher, ownerEmail }, parties);
    return {
      status: 1,
      message: `${voucher.owner}’s voucher is on its way.`,
      voucher: await lockBought(tx.db, userId, id),
    };
  });
}

export interface GiftChange {
  id: number;
  owner: string;
  email: string | null;
  sendOn: LocalDate | null;
  giver: string;
  message: string;
}

/** Changes a voucher's recipient, message and mailing day, until it has been mailed. */
export async function changeGift(services: Services, userId: number, change: GiftChange): Promise<GiftAnswer> {
  const { id, owner, email, sendOn, giver, message } = change;
  if (email !== null && sendOn === null) await consumeOrRefuse(services, `voucher-send:account:${userId}`, SENDS);
  return inTransaction(services, async (tx) => {
    const voucher = await lockBought(tx.db, userId, id);
    const shop = voucher && (await findShop(tx.db, voucher.businessId));
    if (!voucher || !shop) return no(NOT_FOUND);
    const state = giftState(voucher);
    if (!isChangeable(state)) return no(whyNot(state, voucher.owner), voucher);
    const sendAt = giftSendAt({ email, sendOn }, shop.zone, tx.clock.now());
    if (!sendAt.ok) {
      const { code } = sendAt.refusal;
      throw invalidInput({ [code === 'email-missing' ? 'email' : 'send_date']: [GIFT_MESSAGES[code]] });
    }
    await updateGift(tx.db, id, { owner, ownerEmail: email, giver, message, sendAt: sendAt.value });
    const isDue = sendAt.value !== null && sendAt.value <= tx.clock.now();
    if (isDue) await mailWithin(tx, await lockBought(tx.db, userId, id));
    const when = sendAt.value === null || isDue ? '' : ` It goes out ${sendWords(sendAt.value, shop.zone)}.`;
    return {
      status: 1,
      message: isDue ? `${owner}’s voucher is on its way.` : `Saved.${when}`,
      voucher: await lockBought(tx.db, userId, id),
    };
  });
}

async function mailWithin(tx: Parameters<typeof mailGift>[0], voucher: SoldVoucherRow | null): Promise<void> {
  const parties = voucher && (await readParties(tx, voucher));
  if (voucher && parties) await mailGift(tx, voucher, parties);
}

const BATCH = 200;

/** Emails due gifts, once each: the row is locked, and the outbox dedupes the mail by its number. */
export async function sendDueGifts(services: Services): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await listDue(services.db, services.clock.now(), { after, limit: BATCH });
    for (const id of due) {
      try {
        await sendDueGift(services, id);
      } catch (error) {
        // A failing gift does not delay the others; it is retried a minute later.
        services.log.error({ err: error, soldVoucherId: id }, 'a gift could not be mailed');
      }
    }
    after = due.at(-1) ?? after;
    if (due.length < BATCH) return;
  }
}

async function sendDueGift(services: Services, id: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    const voucher = await lockDue(tx.db, id, tx.clock.now());
    if (!voucher) return;
    // Claimed meanwhile with the code from the buyer.
    if (voucher.ownerId === null) await mailWithin(tx, voucher);
    else await forgetGift(tx.db, id);
  });
}
