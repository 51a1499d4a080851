import { type Currency, formatMinor, sumOf } from '@thyme/domain/money';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import {
  findInvoiceNumber,
  listBillLines,
  moneyOfAppointment,
  readLineParts,
  sumByMethod,
  sumTips,
  taxOf,
} from '../../sales/index.ts';
import { type DescribedAppointment, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';
import { type TillReceiptData, tillReceiptMail } from './till-receipt-mail.ts';

export interface Receipt extends AppointmentKey {
  /** Dedupe key: one payment is mailed once. */
  happening: string;
  /** Requested at the desk: it is mailed even if the guest wants no other mail. */
  isAsked?: boolean;
}

/** Mails the receipt of an appointment that was paid at the till. False if the guest has no address. */
export async function mailReceipt(tx: UnitOfWork, receipt: Receipt): Promise<boolean> {
  const described = await readAppointment(tx, receipt);
  const { guest, business, appointment } = described.record;
  if (!guest.email || (described.record.wantsMail === false && !receipt.isAsked)) return false;
  await enqueueMail(tx, {
    template: tillReceiptMail,
    to: guest.email,
    data: await contentOf(tx, described, receipt),
    dedupeKey: `till-receipt:${receipt.happening}`,
    userId: guest.id,
    businessId: business.id,
    appointmentId: appointment.id,
    wantsMail: receipt.isAsked ? null : described.record.wantsMail,
  });
  return true;
}

const METHODS: Record<string, string> = { cash: 'Cash', voucher: 'Voucher', google: 'Google Pay', apple: 'Apple Pay' };

async function contentOf(
  tx: UnitOfWork,
  { record }: DescribedAppointment,
  key: AppointmentKey,
): Promise<TillReceiptData> {
  const { appointment, business, guest } = record;
  const show = (amount: number) => formatMinor(amount, appointment.currency as Currency);
  const lines = await listBillLines(tx.db, key);
  const tips = sumOf((await sumTips(tx.db, key)).map(({ amount }) => amount));
  const money = await moneyOfAppointment(tx.db, key.appointmentId);
  const paid = money?.paid ?? 0;
  const atTill = await sumByMethod(tx.db, key);
  const before = paid - sumOf(atTill.map(({ amount }) => amount));
  const costs = lines.map(({ unitPrice, productQty, discount }) => unitPrice * productQty - discount);
  const discount = sumOf(lines.map((line) => line.discount));
  const { businessId } = key;
  const parts =
    appointment.saleId === null
      ? []
      : await readLineParts(tx.db, { businessId, saleId: appointment.saleId }, tx.clock.now());
  const vat = taxOf(
    parts,
    lines.map(({ id }) => id),
  );
  const due = money?.due ?? 0;
  return {
    shop: business.name,
    place: business.location,
    amount: show(paid),
    dayTime: zonedDayTime(business.zone, appointment.startsAt),
    paidOn: zonedDayTime(business.zone, tx.clock.now()),
    lines: lines.map(({ productName, productQty, unitPrice }) => ({
      label: productName,
      ...(productQty > 1 ? { detail: `${productQty} × ${show(unitPrice)}` } : {}),
      value: show(unitPrice * productQty),
    })),
    sums: [
      ...(discount > 0 ? [{ label: 'Discount', value: show(-discount) }] : []),
      { label: 'Total', value: show(sumOf(costs)), total: true },
      ...(tips > 0 ? [{ label: 'Tip', value: show(tips) }] : []),
      ...(before > 0 ? [{ label: 'Paid before', value: show(before) }] : []),
      ...atTill.map(({ method, amount }) => ({ label: METHODS[method] ?? 'Card', value: show(amount) })),
    ],
    vat:
      vat.groups.length === 0
        ? ''
        : `VAT included: ${vat.groups.map(({ rate, vat: amount }) => `${rate}% ${show(amount)}`).join(', ')}.`,
    number: await findInvoiceNumber(tx.db, key),
    left: due > 0 ? show(due) : '',
    path: guest.account && appointment.saleId !== null ? `/invoice/${appointment.saleId}/${appointment.id}` : '',
    tipPath: tips > 0 ? '' : `/profile/appointments?tab=past&id=${appointment.id}#tip`,
  };
}
