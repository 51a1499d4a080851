import type { Minor } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Instant } from '@thyme/domain/time';
import { packageExpiry, voucherExpiry } from '@thyme/domain/vouchers';
import { randomCode } from '../../platform/crypto/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { enqueueMail } from '../outbox/index.ts';
import { mailData, mailGift, type Parties, readParties, sendWords } from './mail-gift.ts';
import { type BoughtDelivery, voucherBoughtMail } from './mails.ts';
import { mailPackage } from './packages/mail-package.ts';
import {
  countSales,
  findBuyer,
  insertSold,
  listBoughtLines,
  listIncluded,
  listOfSale,
  type SaleKey,
  type SoldVoucherRow,
  setLineRate,
  setStatus,
} from './sold-store.ts';
import { withPurposes } from './vat/purpose.ts';

export type SoldOut = { readonly code: 'sold-out'; readonly name: string };

/** The recipient of a voucher, how it is given, and where and when it is mailed, if at all. */
export interface Recipient {
  voucherId: number;
  owner: string;
  email: string | null;
  sendAt: Instant | null;
  giver: string;
  message: string;
  /** Null for the shop's own. */
  colour: string | null;
  /** The price and value that the guest chose; null for the offer's own. */
  amount: Minor | null;
}

type BoughtLine = Awaited<ReturnType<typeof listBoughtLines>>[number] & { singleRate: number | null };

/** Stores the vouchers that a sale buys: they count against limits at once, but are valid only once the sale is paid. */
export async function reserveBought(
  tx: UnitOfWork,
  sale: SaleKey & { userId: number },
  recipients: readonly Recipient[] = [],
): Promise<Result<undefined, SoldOut>> {
  const lines = await withPurposes(tx.db, await listBoughtLines(tx.db, sale));
  if (lines.length === 0) return ok();
  for (const { voucher, quantity } of lines) {
    const { businessId, id, name } = voucher;
    if (!(await countSales(tx.db, { businessId, id, quantity }))) return refuse('sold-out', { name });
  }
  for (const { lineId, singleRate } of lines)
    if (singleRate !== null) await setLineRate(tx.db, { businessId: sale.businessId, lineId, vatRate: singleRate });
  const buyer = await findBuyer(tx.db, sale.userId);
  const buyerName = `${buyer?.firstName ?? ''} ${buyer?.lastName ?? ''}`.trim();
  const included = await listIncluded(
    tx.db,
    lines.map(({ voucher }) => voucher.id),
  );
  const open = [...recipients];
  const rows = lines.flatMap((line) => {
    const good = included.filter(({ voucherId }) => voucherId === line.voucher.id);
    const isPackage = line.voucher.sessions !== null;
    const owner = isPackage ? buyerName : line.owner?.trim() || buyerName;
    const at = open.findIndex((other) => isMeant(other, line, owner));
    const [to] = at < 0 ? [] : open.splice(at, 1);
    const isOwn = isPackage || owner.toLowerCase() === buyerName.toLowerCase();
    return Array.from({ length: line.quantity }, () => ({
      ...termsOf(line, good, {
        now: tx.clock.now(),
        colour: to?.colour ?? line.voucher.color,
        amount: to?.amount ?? null,
      }),
      saleId: sale.saleId,
      buyerId: sale.userId,
      owner,
      ownerEmail: to?.email ?? null,
      sendAt: to?.email ? to.sendAt : null,
      giver: to?.giver || (isOwn ? '' : buyerName),
      message: to?.message ?? '',
      ownerId: isOwn ? sale.userId : null,
      code: newCode(line.slug),
    }));
  });
  await insertSold(tx.db, rows);
  return ok();
}

/** Whether a line buys a given voucher: two vouchers for one person may have different amounts. */
const isMeant = (to: Recipient, { voucher, unitPrice }: BoughtLine, owner: string): boolean =>
  to.voucherId === voucher.id && to.owner === owner && (to.amount === null || to.amount === unitPrice);

function termsOf(
  line: BoughtLine,
  good: { id: number; label: string }[],
  { now, colour, amount }: { now: Instant; colour: string; amount: Minor | null },
) {
  const { voucher } = line;
  const value = voucher.sessions ?? amount ?? voucher.value;
  return {
    businessId: voucher.businessId,
    voucherId: voucher.id,
    saleLineId: line.lineId,
    terms: {
      name: voucher.name,
      title: voucher.title,
      color: colour,
      retail: amount ?? voucher.retail,
      validFor: voucher.validFor,
      services: voucher.allServices ? [] : good.map(({ id, label }) => ({ id, label })),
      ...(line.singleRate === null ? {} : { purpose: 'single' as const }),
      ...(voucher.sessions !== null && voucher.shareable ? { shareable: true } : {}),
      ...(voucher.isMembership ? { membership: true } : {}),
    },
    unit: voucher.sessions === null ? ('money' as const) : ('session' as const),
    value,
    remaining: value,
    currency: line.currency,
    status: 'pending' as const,
    purchasedAt: now,
    expiresAt: (voucher.sessions === null ? voucherExpiry : packageExpiry)(now, voucher.validFor, line.zone),
  };
}

/** Starts with the shop, then eight unambiguous letters and digits: too many to guess. */
function newCode(slug: string): string {
  const head = slug.replaceAll('-', '').slice(0, 4).toUpperCase();
  return `${head}-${randomCode(4)}-${randomCode(4)}`;
}

/** The sale is paid: its vouchers become valid, the buyer gets their codes, and gifts due now are mailed. */
export async function activateBought(tx: UnitOfWork, sale: SaleKey): Promise<void> {
  const active = await setStatus(tx.db, sale, 'active');
  const [first] = active;
  if (!first) return;
  const parties = await readParties(tx, first);
  if (!parties?.buyer.email) return;
  for (const voucher of active) {
    // A membership sends its own mails.
    if (voucher.terms.membership) continue;
    if (voucher.unit === 'session') {
      await mailPackage(tx, voucher, parties);
      continue;
    }
    await enqueueMail(tx, {
      template: voucherBoughtMail,
      to: parties.buyer.email,
      data: { ...mailData(voucher, parties.buyer.firstName, parties.shop), delivery: deliveryOf(tx, voucher, parties) },
      dedupeKey: `voucher-bought:${voucher.id}`,
      userId: voucher.buyerId,
      businessId: voucher.businessId,
    });
    if (voucher.sendAt !== null && voucher.sendAt <= tx.clock.now()) await mailGift(tx, voucher, parties);
  }
}

/** How the recipient gets it, for the buyer's mail. */
function deliveryOf(tx: UnitOfWork, voucher: SoldVoucherRow, { shop }: Parties): BoughtDelivery {
  if (voucher.ownerId === voucher.buyerId) return { kind: 'own' };
  if (voucher.sendAt === null) return { kind: 'hand-over' };
  return voucher.sendAt <= tx.clock.now()
    ? { kind: 'sent' }
    : { kind: 'scheduled', when: sendWords(voucher.sendAt, shop.zone) };
}

/** The sale was released: its vouchers no longer count. */
export async function releaseBought(tx: UnitOfWork, sale: SaleKey): Promise<void> {
  const released = await setStatus(tx.db, sale, 'void');
  for (const [id, rows] of countedByOffer(released)) {
    await countSales(tx.db, { businessId: sale.businessId, id, quantity: -rows });
  }
}

/** A released sale was paid after all. */
export async function reserveAgain(tx: UnitOfWork, sale: SaleKey): Promise<Result<undefined, SoldOut>> {
  const rows = (await listOfSale(tx.db, sale)).filter(({ status }) => status === 'void');
  for (const [id, quantity] of countedByOffer(rows)) {
    const name = rows.find(({ voucherId }) => voucherId === id)?.terms.name ?? '';
    if (!(await countSales(tx.db, { businessId: sale.businessId, id, quantity }))) return refuse('sold-out', { name });
  }
  await setStatus(tx.db, sale, 'pending');
  return ok();
}

function countedByOffer(rows: readonly SoldVoucherRow[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const { voucherId } of rows) counts.set(voucherId, (counts.get(voucherId) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
