import type { InvoiceParty } from '@thyme/db/schema';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { vatIn } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import { INK } from '../../../platform/pdf/open-document.ts';
import { printSheet } from '../../../platform/pdf/sheet.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { dayOf } from './mails.ts';
import { findBuyer, findPlanInvoice, insertPlanInvoice, type PlanInvoiceRow } from './plan-invoice-store.ts';
import { isOwner } from './subscription-store.ts';

const PREFIX = 'THY-';

export const planInvoiceNumber = ({ number }: { number: number }): string =>
  `${PREFIX}${String(number).padStart(6, '0')}`;

interface PaidPlan {
  plan: string;
  from: Instant;
  until: Instant;
  instrument: string | null;
}

/** Writes the invoice for a paid plan, with the current buyer and seller. Returns its number. */
export async function issuePlanInvoice(
  tx: UnitOfWork,
  order: OrderRow,
  { plan, from, until, instrument }: PaidPlan,
): Promise<string> {
  const { businessId, subscriptionId } = order;
  if (businessId === null || subscriptionId === null) throw new Error(`Order ${order.id} has no subscription.`);
  const { name, address, vatNumber, vatRate } = tx.config.company;
  const buyer = await findBuyer(tx.db, businessId);
  if (!buyer) throw new Error(`Business ${businessId} does not exist.`);
  const number = await insertPlanInvoice(tx.db, {
    businessId,
    subscriptionId,
    orderId: order.id,
    plan,
    amount: order.amount,
    currency: order.currency,
    vatRate: vatNumber === null ? null : vatRate,
    periodFrom: from,
    periodUntil: until,
    instrument,
    buyer: Object.fromEntries(Object.entries(buyer).filter(([, value]) => value)) as unknown as InvoiceParty,
    seller: { name, address, ...(vatNumber === null ? {} : { vatNumber }) },
    createdAt: tx.clock.now(),
  });
  return planInvoiceNumber({ number });
}

/** The invoice for a plan as a PDF, for the owner of the business. */
export async function printPlanInvoice(
  services: Services,
  { userId, id }: { userId: number; id: number },
): Promise<{ name: string; pdf: Buffer } | null> {
  const invoice = await findPlanInvoice(services.db, id);
  if (!invoice || !(await isOwner(services.db, invoice.businessId, userId))) return null;
  const number = planInvoiceNumber(invoice);
  return { name: `${number}.pdf`, pdf: await printSheet(sheetOf(invoice, number)) };
}

function sheetOf(invoice: PlanInvoiceRow, number: string): Parameters<typeof printSheet>[0] {
  const { amount, vatRate, seller, buyer } = invoice;
  const money = (minor: number) => formatMinor(minor, invoice.currency as Currency);
  const vat = vatRate === null ? null : { rate: `${vatRate}%`, amount: vatIn(amount, vatRate) };
  const day = dayOf(invoice.createdAt);
  return {
    title: `Invoice ${number} – ${seller.name}`,
    createdAt: invoice.createdAt,
    heading: `Invoice ${number}`,
    date: `Issued ${day}`,
    seller: {
      name: seller.name,
      lines: [seller.address ?? '', seller.vatNumber ? `VAT ${seller.vatNumber}` : 'Not registered for VAT'],
    },
    badge: { words: 'Paid', colour: INK.green },
    blocks: [
      {
        title: 'Billed to',
        first: buyer.name,
        rest: [...(buyer.address?.split(', ') ?? []), ...(buyer.vatNumber ? [`VAT ${buyer.vatNumber}`] : [])],
      },
      { title: 'Period', first: dayOf(invoice.periodFrom), rest: [`to ${dayOf(invoice.periodUntil)}`] },
    ],
    lines: [
      {
        name: `${invoice.plan} plan`,
        quantity: '1',
        price: money(amount),
        discount: '–',
        vatRate: vat?.rate ?? '–',
        vat: vat ? money(vat.amount) : '–',
        amount: money(amount),
      },
    ],
    vat: vat ? [{ rate: vat.rate, net: money(amount - vat.amount), amount: money(vat.amount) }] : [],
    sums: [
      { words: vat ? 'Total, VAT included' : 'Total', figure: money(amount), isTotal: true },
      { words: `Paid ${day}${invoice.instrument ? `, ${invoice.instrument}` : ''}`, figure: `– ${money(amount)}` },
    ],
    due: { figure: money(0), bar: null },
    foot: 'Thank you.',
  };
}
