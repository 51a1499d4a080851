import { normaliseVoucherCode, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import type { PageRequest, Paginated } from '../../platform/database/pagination.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { claimFor, findByCode, findHeld, listHeld, listUses, type SoldVoucherRow } from './sold-store.ts';

export type { SoldVoucherRow } from './sold-store.ts';

const CLAIMS = { max: 20, windowSeconds: 600 };

/** Vouchers that a guest bought or was given. */
export async function heldVouchers(
  { db }: Services,
  userId: number,
  { saleId = null, ...page }: PageRequest & { saleId?: number | null },
): Promise<Paginated<SoldVoucherRow>> {
  const { rows, total } = await listHeld(db, userId, { ...page, saleId });
  return { ...page, data: rows, total };
}

export function heldVoucher({ db }: Services, userId: number, id: number): Promise<SoldVoucherRow | null> {
  return findHeld(db, userId, id);
}

export type VoucherUseRow = Awaited<ReturnType<typeof listUses>>[number];

/** The balance changes, one list per voucher. */
export async function voucherHistories({ db }: Services, ids: readonly number[]): Promise<VoucherUseRow[][]> {
  const byVoucher = Map.groupBy(await listUses(db, ids), (use) => use.soldVoucherId);
  return ids.map((id) => byVoucher.get(id) ?? []);
}

export interface ClaimAnswer {
  status: 0 | 1;
  message: string;
}

/** Claims a code for an account; from then on no one else can use it. */
export async function claimVoucher(services: Services, userId: number, typed: string): Promise<ClaimAnswer> {
  const code = normaliseVoucherCode(typed);
  if (code === '') return { status: 0, message: VOUCHER_MESSAGES['code-missing'] };
  await consumeOrRefuse(services, `voucher-claim:account:${userId}`, CLAIMS);
  const voucher = await findByCode(services.db, code);
  const isGood = voucher?.status === 'active' && services.clock.now() < voucher.expiresAt;
  if (!voucher || !isGood || !(await claimFor(services.db, voucher.id, userId)))
    return { status: 0, message: VOUCHER_MESSAGES['not-applicable'] };
  return { status: 1, message: 'The voucher is yours now.' };
}
