import { formatDayTime, type Instant, wallOf, type Zone, zoneLabel } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { enqueueMail } from '../outbox/index.ts';
import { markSent } from './gift-store.ts';
import { type VoucherMailData, voucherReceivedMail } from './mails.ts';
import { findBuyer, findShop, type SoldVoucherRow } from './sold-store.ts';

/** The giver of a voucher, and its shop. */
export interface Parties {
  buyer: NonNullable<Awaited<ReturnType<typeof findBuyer>>>;
  shop: NonNullable<Awaited<ReturnType<typeof findShop>>>;
}

export async function readParties(tx: UnitOfWork, voucher: SoldVoucherRow): Promise<Parties | null> {
  const buyer = await findBuyer(tx.db, voucher.buyerId);
  const shop = await findShop(tx.db, voucher.businessId);
  return buyer && shop ? { buyer, shop } : null;
}

/** 'Sat 15 Aug, 9:00 am (Irish time)'. */
export function sendWords(at: Instant, zone: Zone): string {
  return `${formatDayTime(wallOf(zone, at))} (${zoneLabel(zone)})`;
}

/** The giver's signature, otherwise their name. */
export function giverOf({ giver }: SoldVoucherRow, { firstName, lastName }: Parties['buyer']): string {
  return giver || `${firstName} ${lastName}`.trim();
}

/** Emails a voucher to its recipient and deletes the address. The caller holds the row locked, or has just activated it. */
export async function mailGift(tx: UnitOfWork, voucher: SoldVoucherRow, { buyer, shop }: Parties): Promise<void> {
  if (voucher.ownerEmail === null) return;
  await enqueueMail(tx, {
    template: voucherReceivedMail,
    to: voucher.ownerEmail,
    data: { ...mailData(voucher, voucher.owner, shop), from: giverOf(voucher, buyer), message: voucher.message },
    dedupeKey: `voucher-received:${voucher.id}:${voucher.sends + 1}`,
    businessId: voucher.businessId,
  });
  // The signature of a closed account was stored for this mail only.
  const giver = buyer.email === null ? '' : voucher.giver;
  await markSent(tx.db, { ...voucher, giver }, tx.clock.now());
}

export function mailData(voucher: SoldVoucherRow, name: string, shop: Parties['shop']): VoucherMailData {
  const { code, owner, value, currency, expiresAt, terms } = voucher;
  const services = terms.services.map(({ label }) => label);
  return {
    name,
    shop: shop.name,
    slug: shop.slug,
    title: terms.name,
    code,
    owner,
    value,
    currency,
    expiresAt,
    zone: shop.zone,
    services,
  };
}
