import { normaliseVoucherCode } from '@thyme/domain/vouchers';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { giverOf } from './mail-gift.ts';
import { findBuyer, findByCode, type SoldVoucherRow } from './sold-store.ts';

/** Enough for a family's gifts, too few for guessing. */
export const CARD_READS = { max: 60, windowSeconds: 600 };

export interface GiftCard extends SoldVoucherRow {
  /** Whether the viewer bought it or already has it. */
  isMine: boolean;
}

interface CardReader {
  ip: string;
  userId: number | null;
}

/** What a voucher shows to the holder of its code; otherwise null. */
export async function readGiftCard(
  services: Services,
  typed: string,
  { ip, userId }: CardReader,
): Promise<GiftCard | null> {
  await consumeOrRefuse(services, `voucher-card:address:${ip}`, CARD_READS);
  const voucher = await findByCode(services.db, normaliseVoucherCode(typed));
  if (voucher?.status !== 'active' || voucher.unit !== 'money') return null;
  const buyer = await findBuyer(services.db, voucher.buyerId);
  // A voucher bought for oneself, or one of a closed account, has no giver to name.
  const isNamed = voucher.ownerId !== voucher.buyerId && Boolean(buyer?.email);
  return {
    ...voucher,
    giver: isNamed && buyer ? giverOf(voucher, buyer) : voucher.giver,
    isMine: userId !== null && (voucher.buyerId === userId || voucher.ownerId === userId),
  };
}
