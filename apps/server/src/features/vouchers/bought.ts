import { ok, type Result, refuse } from '@thyme/domain/result';
import { voucherExpiry } from '@thyme/domain/vouchers';
import { randomCode } from '../../platform/crypto/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { enqueueMail } from '../outbox/index.ts';
import { voucherBoughtMail, voucherReceivedMail } from './mails.ts';
import {
  countSales,
  findBuyer,
  findShop,
  forgetOwnerEmail,
  insertSold,
  listBoughtLines,
  listIncluded,
  listOfSale,
  type SaleKey,
  type SoldVoucherRow,
  setStatus,
} from './sold-store.ts';

export type SoldOut = { readonly code: 'sold-out'; readonly name: string };

/** Whom a voucher is bought for, and where their code goes, if anywhere. */
export interface Recipient {
  voucherId: number;
  owner: string;
  email: string | null;
}

type BoughtLine = Awaited<ReturnType<typeof listBoughtLines>>[number];

/** Keeps the vouchers a sale buys: counted against their limits at once, of use only once the sale is paid. */
export async function reserveBought(
  tx: UnitOfWork,
  sale: SaleKey & { userId: number },
  recipients: readonly Recipient[] = [],
): Promise<Result<undefined, SoldOut>> {
  const lines = await listBoughtLines(tx.db, sale);
  if (lines.length === 0) return ok();
  for (const { voucher, quantity } of lines) {
    const { businessId, id, name } = voucher;
    if (!(await countSales(tx.db, { businessId, id, quantity }))) return refuse('sold-out', { name });
  }
  const buyer = await findBuyer(tx.db, sale.userId);
  const buyerName = `${buyer?.firstName ?? ''} ${buyer?.lastName ?? ''}`.trim();
  const included = await listIncluded(
    tx.db,
    lines.map(({ voucher }) => voucher.id),
  );
  const rows = lines.flatMap((line) => {
    const good = included.filter(({ voucherId }) => voucherId === line.voucher.id);
    const owner = line.owner?.trim() || buyerName;
    const to = recipients.find((other) => other.voucherId === line.voucher.id && other.owner === owner);
    return Array.from({ length: line.quantity }, () => ({
      ...termsOf(line, good, tx.clock.now()),
      saleId: sale.saleId,
      buyerId: sale.userId,
      owner,
      ownerEmail: to?.email ?? null,
      ownerId: owner.toLowerCase() === buyerName.toLowerCase() ? sale.userId : null,
      code: newCode(line.slug),
    }));
  });
  await insertSold(tx.db, rows);
  return ok();
}

function termsOf(line: BoughtLine, good: { id: number; label: string }[], now: number) {
  const { voucher } = line;
  return {
    businessId: voucher.businessId,
    voucherId: voucher.id,
    saleLineId: line.lineId,
    terms: {
      name: voucher.name,
      title: voucher.title,
      color: voucher.color,
      retail: voucher.retail,
      validFor: voucher.validFor,
      services: voucher.allServices ? [] : good.map(({ id, label }) => ({ id, label })),
    },
    value: voucher.value,
    remaining: voucher.value,
    currency: line.currency,
    status: 'pending' as const,
    purchasedAt: now,
    expiresAt: voucherExpiry(now, voucher.validFor, line.zone),
  };
}

/** Begins with the shop, then eight letters and digits that are not mistaken for each other: too many to guess. */
function newCode(slug: string): string {
  const head = slug.replaceAll('-', '').slice(0, 4).toUpperCase();
  return `${head}-${randomCode(4)}-${randomCode(4)}`;
}

/** The sale is paid: its vouchers are good from now on, and their codes go out by mail. */
export async function activateBought(tx: UnitOfWork, sale: SaleKey): Promise<void> {
  const active = await setStatus(tx.db, sale, 'active');
  const [first] = active;
  if (!first) return;
  const buyer = await findBuyer(tx.db, first.buyerId);
  const shop = await findShop(tx.db, sale.businessId);
  if (!buyer?.email || !shop) return;
  for (const voucher of active) {
    await enqueueMail(tx, {
      template: voucherBoughtMail,
      to: buyer.email,
      data: mailData(voucher, buyer.firstName, shop),
      dedupeKey: `voucher-bought:${voucher.id}`,
      userId: voucher.buyerId,
      businessId: voucher.businessId,
    });
  }
  await notifyOwners(tx, active, { buyer, shop });
}

/** Whoever a voucher is for gets its code too, where the buyer wants that. The address is not kept beyond it. */
async function notifyOwners(
  tx: UnitOfWork,
  sold: readonly SoldVoucherRow[],
  { buyer, shop }: { buyer: { firstName: string; lastName: string }; shop: { name: string; slug: string } },
): Promise<void> {
  const from = `${buyer.firstName} ${buyer.lastName}`.trim();
  for (const voucher of sold) {
    if (voucher.ownerEmail === null) continue;
    await enqueueMail(tx, {
      template: voucherReceivedMail,
      to: voucher.ownerEmail,
      data: { ...mailData(voucher, voucher.owner, shop), from },
      dedupeKey: `voucher-received:${voucher.id}`,
      businessId: voucher.businessId,
    });
    await forgetOwnerEmail(tx.db, voucher);
  }
}

function mailData(voucher: SoldVoucherRow, name: string, shop: { name: string; slug: string }) {
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
    services,
  };
}

/** The sale came to nothing: what it would have bought counts no longer. */
export async function releaseBought(tx: UnitOfWork, sale: SaleKey): Promise<void> {
  const released = await setStatus(tx.db, sale, 'void');
  for (const [id, rows] of countedByOffer(released)) {
    await countSales(tx.db, { businessId: sale.businessId, id, quantity: -rows });
  }
}

/** A sale that came to nothing was paid after all. */
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
