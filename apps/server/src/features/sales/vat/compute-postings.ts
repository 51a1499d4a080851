import {
  type CreditedPart,
  type Movement,
  NO_VAT,
  type Owed,
  type Posting,
  type PostingLine,
  paidForUse,
  postMovement,
  termsOn,
  type VatTerms,
} from '@thyme/domain/books';
import { sumOf } from '@thyme/domain/money';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import { listRates, type RateRow, readShopRate } from '../../businesses/index.ts';
import * as store from './posting-store.ts';

type LineRow = Awaited<ReturnType<typeof store.listPostingLines>>[number];
type EntryRow = Awaited<ReturnType<typeof store.listPostingEntries>>[number];
type NoteRow = Awaited<ReturnType<typeof store.listNotes>>[number];

export interface PostedSale {
  saleId: number;
  lines: (PostingLine & { kind: string })[];
  /** Stored postings, then new ones. */
  postings: Posting[];
  fresh: (Posting & { at: number; lineKind: string | null })[];
  credited: CreditedPart[];
  owed: Owed;
  /** Uses of vouchers and packages, with their entries. */
  uses: { entryId: number; useId: number; soldVoucherId: number; isSingle: boolean; isSession: boolean }[];
}

/** How a line is taxed on a day. What was sold without VAT has none; a rate that never changed is the line's own. */
function termsOf(line: LineRow, rates: readonly RateRow[], shopRate: number | null) {
  const sold: VatTerms = { ...NO_VAT, rate: line.vatRate };
  const own = rates.filter(({ serviceId }) => serviceId !== null && serviceId === line.serviceId);
  const shop = rates.filter(({ subject }) => subject === 'shop');
  const hasOwn = own.length > 0 || line.ownRate !== null;
  return (date: LocalDate): VatTerms => {
    if (line.vatRate === null || line.kind === 'voucher' || line.kind === 'product') return sold;
    if (own.length > 0) {
      const terms = termsOn(own, null, date);
      if (terms) return terms;
    }
    if (hasOwn && own.length === 0) return sold;
    return (
      (shop.length > 0 ? termsOn(shop, shopRate === null ? null : { ...NO_VAT, rate: shopRate }, date) : null) ?? sold
    );
  };
}

/** Seconds within which a refund and its credit note are written. A payment comes before a note of its own second. */
const SAME_ACT = 10;

const isSameAct = (one: { at: number }, other: { at: number }) => Math.abs(one.at - other.at) <= SAME_ACT;

const isPayment = ({ side }: EntryRow) => side === 'payment';

/** Matches each entry that undoes a payment at the till, or restores a session, with the original one. */
function undoneBy(entries: readonly EntryRow[]): Map<number, number> {
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const entry of entries) {
    const session = entries.find(({ useId }) => useId !== null && useId === entry.returnsUse);
    if (session) matched.set(entry.id, session.id);
    if (session) taken.add(session.id);
    if (session || !isPayment(entry) || entry.amount >= 0 || entry.checkoutId === null) continue;
    const match = entries.find(
      (other) =>
        isPayment(other) &&
        other.id < entry.id &&
        other.checkoutId === entry.checkoutId &&
        other.method === entry.method &&
        other.amount === -entry.amount &&
        !taken.has(other.id),
    );
    if (!match) continue;
    taken.add(match.id);
    matched.set(entry.id, match.id);
  }
  return matched;
}

const FROM_VOUCHERS = ['voucher_use', 'voucher_return', 'session_use', 'session_return', 'session_expiry'];

/** For packages the unit is a session: its price, and the bonus if it pays for something dearer. */
function voucherOf({ kind, amount, used, remaining, value, terms }: EntryRow): Movement['voucher'] {
  if (!FROM_VOUCHERS.includes(kind)) return null;
  if (used === null || remaining === null || value === null || terms === null) return { isSingle: false, bonus: 0 };
  if (terms.purpose === 'single') return { isSingle: true, bonus: 0 };
  const paid = paidForUse({ value, retail: terms.retail }, { before: remaining + used, after: remaining });
  return { isSingle: false, bonus: amount - paid };
}

/**
 * Cards and a guest's own vouchers pay for the sale as a whole, whichever appointment they are shown with; but for one
 * appointment if each of a group pays their own part.
 */
const isShared = ({ kind, isAtDesk, isPart }: EntryRow) =>
  !isPart && (kind === 'charge' || (kind === 'voucher_use' && !isAtDesk));

/** The lines of the appointment that a session can pay for. */
function linesOfPackage({ terms, appointmentId }: EntryRow, lines: readonly LineRow[]): number[] {
  const good = terms?.services.map(({ id }) => id) ?? [];
  return lines
    .filter((line) => line.appointmentId === appointmentId && line.kind === 'service')
    .filter(({ serviceId }) => good.length === 0 || (serviceId !== null && good.includes(serviceId)))
    .map(({ id }) => id);
}

function movementOf(
  entry: EntryRow,
  context: {
    entries: readonly EntryRow[];
    lines: readonly LineRow[];
    notes: readonly NoteRow[];
    undone: Map<number, number>;
    zone: string;
  },
): Movement {
  const { entries, lines, notes, undone, zone } = context;
  const tips = entries.filter(({ kind, id }) => kind === 'tip' && id < entry.id);
  return {
    id: entry.id,
    amount: entry.amount,
    date: dateAt(zone, entry.at),
    appointmentId: isShared(entry) ? null : entry.appointmentId,
    undoes: undone.get(entry.id) ?? null,
    undoings: [...undone.keys()].filter((id) => id < entry.id),
    checkoutId: entry.checkoutId,
    voucher: voucherOf(entry),
    isBreakage: entry.kind === 'session_expiry',
    lineIds: entry.kind === 'session_use' ? linesOfPackage(entry, lines) : [],
    tips: sumOf(tips.map(({ amount }) => amount)),
    owed: owedIn(entries.filter(({ id }) => id < entry.id)),
    credited: creditedIn(notes.filter(({ at }) => (entry.amount > 0 ? at < entry.at : at <= entry.at + SAME_ACT))),
    refund: {
      credited: creditedIn(notes.filter((note) => isSameAct(note, entry))),
      entryIds: entries
        .filter((other) => isPayment(other) && other.amount < 0 && other.id < entry.id && isSameAct(other, entry))
        .filter((other) => !undone.has(other.id) || other.returnsUse !== null)
        .map(({ id }) => id),
    },
  };
}

function owedIn(entries: readonly EntryRow[]): Owed {
  const owed = new Map<number, number>();
  for (const { side, kind, amount, appointmentId } of entries)
    if (side === 'claim' && kind !== 'tip' && appointmentId !== null)
      owed.set(appointmentId, (owed.get(appointmentId) ?? 0) + amount);
  return owed;
}

const usesIn = (entries: readonly EntryRow[]): PostedSale['uses'] =>
  entries.flatMap(({ id: entryId, kind, useId, soldVoucherId, terms }) => {
    if (useId === null || soldVoucherId === null) return [];
    return [
      { entryId, useId, soldVoucherId, isSingle: terms?.purpose === 'single', isSession: kind.startsWith('session_') },
    ];
  });

const creditedIn = (notes: readonly NoteRow[]): CreditedPart[] =>
  notes.flatMap(({ lines }) =>
    lines.map(({ lineId, vatRate, amount, vat }) => ({ lineId, rate: vatRate, amount, vat })),
  );

/** What every payment of some sales was for. Nothing is stored; posted entries do not change. */
export async function computePostings(db: Db, key: store.SalesKey): Promise<PostedSale[]> {
  const { businessId, saleIds } = key;
  const lines = await store.listPostingLines(db, key);
  const entries = await store.listPostingEntries(db, key);
  const notes = await store.listNotes(db, key);
  const stored = await store.listPostings(db, key);
  const rates = await listRates(db, businessId);
  const { rate: shopRate } = await readShopRate(db, businessId);
  const zone = await store.findZone(db, businessId);
  const bySale = <Row extends { saleId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ saleId }) => saleId === id);
  return saleIds.map((saleId): PostedSale => {
    const ownEntries = bySale(entries, saleId);
    const undone = undoneBy(ownEntries);
    const postings: Posting[] = bySale(stored, saleId).map(
      ({ entryId, lineId, kind, treatment, rate, gross, vat }) => ({
        entryId,
        lineId,
        kind,
        treatment,
        rate,
        gross,
        vat,
      }),
    );
    const ownLines = bySale(lines, saleId).map((line) => ({
      id: line.id,
      kind: line.kind,
      appointmentId: line.appointmentId,
      amount: line.amount,
      isVoucher: line.kind === 'voucher',
      isOrdered: line.isOrdered,
      isTaxedLater: line.kind === 'voucher' && line.vatRate === null,
      suppliedOn: line.startsAt === null ? null : dateAt(zone, line.startsAt),
      terms: termsOf(line, rates, shopRate),
    }));
    const posted = new Set(postings.map(({ entryId }) => entryId));
    const fresh: PostedSale['fresh'] = [];
    for (const entry of ownEntries) {
      if (!isPayment(entry) || posted.has(entry.id)) continue;
      const context = { entries: ownEntries, lines: bySale(lines, saleId), notes: bySale(notes, saleId), undone, zone };
      const own = postMovement(movementOf(entry, context), ownLines, postings);
      postings.push(...own);
      const kindOf = (id: number | null) => ownLines.find((line) => line.id === id)?.kind ?? null;
      fresh.push(...own.map((posting) => ({ ...posting, at: entry.at, lineKind: kindOf(posting.lineId) })));
    }
    const credited = creditedIn(bySale(notes, saleId));
    return { saleId, lines: ownLines, postings, fresh, credited, owed: owedIn(ownEntries), uses: usesIn(ownEntries) };
  });
}
