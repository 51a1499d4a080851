import { tidyLine, tidyText } from '@thyme/domain/text';
import { AMOUNT_LIMITS_MESSAGES, checkAmountLimits, isOverpriced, OVERPRICED_MESSAGE } from '@thyme/domain/vouchers';
import { invalidInput } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { listServiceIds } from '../services/index.ts';
import * as store from './edit-store.ts';

const MOST_VOUCHERS = 60;
const MOST_SOLD = 50;
const GONE = 'This voucher could not be found.';

export interface DeskVoucher extends store.VoucherRow {
  serviceIds: number[];
}

export interface VoucherShelf {
  remaining: number;
  vouchers: DeskVoucher[];
  sold: store.SoldRow[];
}

export async function readVouchers(
  services: Services,
  viewer: Viewer,
  { businessId, text }: { businessId: number; text: string },
): Promise<VoucherShelf> {
  await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock } = services;
  const [rows, links, remaining, sold] = await Promise.all([
    store.listVouchers(db, businessId),
    store.listVoucherServices(db, businessId),
    store.sumRemaining(db, businessId, clock.now()),
    store.listSold(db, businessId, { text: tidyLine(text), limit: MOST_SOLD }),
  ]);
  const vouchers = rows.map((row) => ({
    ...row,
    serviceIds: links.filter(({ voucherId }) => voucherId === row.id).map(({ serviceId }) => serviceId),
  }));
  return { remaining, vouchers, sold };
}

export interface VoucherForm extends Omit<store.VoucherValues, 'allServices' | 'sessions' | 'shareable'> {
  businessId: number;
  id: number | null;
  /** Empty: valid for every service. */
  serviceIds: readonly number[];
}

/** Vouchers already sold keep their terms. */
export function saveVoucher(services: Services, viewer: Viewer, form: VoucherForm): Promise<ChangeAnswer> {
  const { businessId, id, serviceIds, ...given } = form;
  const values = {
    ...given,
    name: tidyLine(given.name),
    title: tidyLine(given.title),
    note: tidyText(given.note),
    allServices: serviceIds.length === 0,
  };
  const change = { businessId, action: id === null ? 'add-voucher' : 'save-voucher', subject: 'voucher' };
  return changeShop(services, viewer, change, async ({ tx, now }) => {
    if (isOverpriced(values)) throw invalidInput({ retail: [OVERPRICED_MESSAGE] });
    const wanted = [...new Set(serviceIds)];
    if ((await listServiceIds(tx.db, businessId, wanted)).length !== wanted.length)
      throw new Refused('This service could not be found.');
    let voucherId = id;
    if (voucherId === null) {
      checkLimits(values, null);
      if ((await store.listVouchers(tx.db, businessId)).length >= MOST_VOUCHERS)
        throw new Refused(`A shop has at most ${MOST_VOUCHERS} vouchers.`);
      voucherId = await store.insertVoucher(tx.db, businessId, values, now);
    } else {
      const before = await store.lockVoucher(tx.db, businessId, voucherId);
      if (before?.sessions !== null) throw new Refused(GONE);
      checkLimits(values, before);
      if (values.limitNumberOfSales !== null && values.limitNumberOfSales < before.totalSale)
        throw new Refused(`${before.totalSale} are sold already. Please allow at least as many.`);
      await store.updateVoucher(tx.db, businessId, voucherId, values);
    }
    await store.replaceVoucherServices(tx.db, businessId, voucherId, wanted);
    return { id: voucherId, message: id === null ? 'Added.' : 'Saved.', changes: { ...values, serviceIds: wanted } };
  });
}

/** Limits that are left out do not change. */
function checkLimits(values: store.VoucherValues, before: store.VoucherRow | null): void {
  const { retail, value, amountFrom = before?.amountFrom ?? null, amountTo = before?.amountTo ?? null } = values;
  const fits = checkAmountLimits({ retail, value, amountFrom, amountTo });
  if (!fits.ok)
    throw invalidInput({
      [fits.refusal.code === 'reversed' ? 'amount_to' : 'amount_from']: [AMOUNT_LIMITS_MESSAGES[fits.refusal.code]],
    });
}

/** Off: no longer sold. Sold ones stay valid. */
export function setVoucherActive(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: active ? 'restore-voucher' : 'archive-voucher', subject: 'voucher' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const voucher = await store.lockVoucher(tx.db, businessId, id);
    if (voucher?.sessions !== null) throw new Refused(GONE);
    await store.updateVoucher(tx.db, businessId, id, { active });
    return { id, message: active ? 'On sale again.' : 'No longer sold.', changes: { name: voucher.name } };
  });
}
