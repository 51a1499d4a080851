import { singleRate, type VatTerms, type VoucherPurpose } from '@thyme/domain/books';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { applyRate, deleteRate, type RateSubject, writeRate } from '../../businesses/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { listServiceRates } from '../../vouchers/index.ts';
import * as store from './vat-store.ts';

export interface RateForm {
  businessId: number;
  subject: RateSubject['subject'];
  serviceIds: readonly number[];
  product: string;
  validFrom: LocalDate;
  /** Null resets to the shop's default. */
  terms: VatTerms | null;
}

/** Sets how something is taxed from a day on. VAT that is already posted does not change. */
export function saveRate(services: Services, viewer: Viewer, form: RateForm): Promise<ChangeAnswer> {
  const { businessId, subject, validFrom, terms } = form;
  const change = { businessId, action: 'save-vat-rate', subject: 'money', need: 'money' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, memberId, now }) => {
    const today = dateAt(membership.zone, now);
    const abouts = await subjectsOf(tx.db, form);
    if (subject === 'shop' && terms === null) throw new Refused('Please enter a rate.');
    for (const about of abouts) {
      await writeRate(tx.db, businessId, { ...about, validFrom, terms, actorId: memberId });
      if (about.subject !== 'product') await applyRate(tx.db, businessId, { ...about, today });
    }
    const changes = {
      from: validFrom,
      rate: terms?.rate ?? null,
      treatment: terms?.treatment ?? null,
      count: abouts.length,
    };
    return { id: businessId, message: 'Saved.', changes };
  });
}

async function subjectsOf(db: Parameters<typeof store.listServices>[0], form: RateForm): Promise<RateSubject[]> {
  const { businessId, subject, serviceIds } = form;
  const none = { serviceId: null, product: '' };
  if (subject === 'shop') return [{ subject, ...none }];
  if (subject === 'product') return [{ subject, ...none, product: form.product.trim().toLowerCase() }];
  const own = new Set((await store.listServices(db, businessId)).map(({ id }) => id));
  const ids = [...new Set(serviceIds)];
  if (ids.length === 0) throw new Refused('Please choose a service.');
  if (!ids.every((id) => own.has(id))) throw new Refused('This service does not exist.');
  return ids.map((serviceId) => ({ subject, serviceId, product: '' }));
}

/** Withdraws a change before its day. */
export function removeRate(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'remove-vat-rate', subject: 'money', need: 'money' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    const today = dateAt(membership.zone, now);
    if (!(await deleteRate(tx.db, businessId, { id, today }))) throw new Refused('This change is already in force.');
    return { id, message: 'Removed.', changes: {} };
  });
}

/** Sets whether a voucher is taxed when sold, which needs services of a single rate. Vouchers already sold do not change. */
export function setVoucherPurpose(
  services: Services,
  viewer: Viewer,
  { businessId, id, purpose }: { businessId: number; id: number; purpose: VoucherPurpose },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-voucher-purpose', subject: 'money', need: 'money' as const };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (purpose === 'single') {
      const rates = await listServiceRates(tx.db, businessId, [id]);
      const isLimited = (await store.listVouchers(tx.db, businessId)).some(
        (voucher) => voucher.id === id && !voucher.allServices,
      );
      if (!isLimited || singleRate(rates.map(({ rate }) => rate)) === null)
        throw new Refused('Only a voucher for services of one VAT rate can be taxed when it is sold.');
    }
    if (!(await store.setPurpose(tx.db, { businessId, id, purpose })))
      throw new Refused('This voucher does not exist.');
    return { id, message: 'Saved.', changes: { purpose } };
  });
}
