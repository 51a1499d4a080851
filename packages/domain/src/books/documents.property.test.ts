import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { creditLines, vatBreakdown } from '../payments/index.ts';
import {
  type CreditedPart,
  invoiceParts,
  lineNotes,
  type Movement,
  type Posting,
  type PostingLine,
  postMovement,
  unpaidOf,
  waivedOf,
} from './index.ts';

const RATES = [0, 9, 13.5, 23];
const share = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), share, voucher: fc.nat(4) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), share, byVoucher: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('lower' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('till' as const), goods: fc.nat(3_000), off: fc.nat(3_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rate' as const), rate: fc.constantFrom(...RATES), ahead: fc.nat(6) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('day' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('post' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), share: fc.nat(100) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fee' as const), amount: fc.integer({ min: 1, max: 2_000 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A session of a package pays for the first service; it was sold for more or less than that costs. */
const session = fc.record({ worth: fc.integer({ min: 1, max: 18_000 }), returned: fc.boolean() });

const start = fc.record({
  session: fc.option(session),
  services: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 2 }),
  ordered: fc.boolean(),
  bought: fc.constantFrom(null, 'single' as const, 'multi' as const),
  supply: fc.integer({ min: 1, max: 9 }),
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
});
type Start = typeof start extends fc.Arbitrary<infer T> ? T : never;

const dateOf = (day: number) => `2026-07-${String(day).padStart(2, '0')}` as const;
const SERVICE = 1;
const vouchers: Movement['voucher'][] = [null, { isSingle: false, bonus: 0 }, { isSingle: true, bonus: 0 }];

interface Entry {
  movement: Pick<Movement, 'id' | 'amount' | 'date' | 'appointmentId' | 'voucher' | 'owed' | 'lineIds'> &
    Partial<Pick<Movement, 'undoes'>>;
  act: number;
}

/** A sale as the server keeps it: entries, credit notes and stored postings; all others are computed anew each time. */
class Sale {
  private readonly lines: (Omit<PostingLine, 'amount'> & { amount: Minor })[] = [];
  private readonly history: { from: string; rate: number }[] = [];
  private readonly entries: Entry[] = [];
  private readonly notes: (CreditedPart & { act: number })[] = [];
  private readonly stored: Posting[] = [];
  private act = 0;
  private today = 1;
  private claimed = 0;
  private paid = 0;
  private isCancelled = false;
  /** The entry of the session that was used and not returned. */
  private usedSession: { id: number; amount: Minor } | null = null;
  private readonly session: Start['session'];
  private readonly bought: Minor;
  private readonly supply: number;

  constructor({ services, ordered, bought, supply, session: used }: Start) {
    this.supply = supply;
    this.session = used;
    this.bought = bought ? 4_001 : 0;
    for (const amount of services) this.addLine(amount, {});
    if (ordered) this.addLine(2_400, { isOrdered: true, terms: () => ({ rate: 23, treatment: 'taxed' }) });
    const voucher = { isVoucher: true, appointmentId: null, suppliedOn: null, isTaxedLater: bought === 'multi' };
    if (bought) this.addLine(this.bought, { ...voucher, terms: () => ({ rate: 13.5, treatment: 'taxed' }) });
    const [first = 0, ...others] = services;
    // A session pays for a line of which nothing is paid.
    if (used) {
      this.enter(first, { voucher: { isSingle: false, bonus: first - used.worth }, lineIds: [1] });
      this.usedSession = { id: this.entries.length, amount: first };
    }
    const deposit = Math.floor((sumOf(used ? others : services) * 40) / 100) + (ordered ? 2_400 : 0) + this.bought;
    this.enter(deposit, { appointmentId: null });
  }

  private addLine(amount: Minor, more: Partial<PostingLine>) {
    const rateOn = (date: string) =>
      this.history.toSorted((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= date)?.rate ?? 13.5;
    this.lines.push({
      ...{ id: this.lines.length + 1, appointmentId: SERVICE, amount, isVoucher: false, isTaxedLater: false },
      suppliedOn: dateOf(this.supply),
      terms: (date) => ({ rate: rateOn(date), treatment: 'taxed' }),
      ...more,
    });
    this.claimed += amount;
  }

  private enter(amount: Minor, more: Partial<Entry['movement']> = {}) {
    if (amount === 0) return;
    const { appointmentId = SERVICE, voucher = null } = more;
    const id = this.entries.length + 1;
    const movement = { ...more, id, amount, date: dateOf(this.today), appointmentId, voucher, owed: this.owed() };
    this.entries.push({ movement, act: this.act });
    this.paid += amount;
  }

  private owed() {
    return new Map([[SERVICE, this.claimed - this.bought]]);
  }

  private compute(): Posting[] {
    const posted = [...this.stored];
    for (const { movement, act } of this.entries) {
      if (posted.some(({ entryId }) => entryId === movement.id)) continue;
      const isRefund = movement.amount < 0;
      const earlier = this.entries.filter((other) => other.act === act && other.movement.id < movement.id);
      const refund = {
        credited: this.notes.filter((note) => note.act === act),
        entryIds: earlier.map((one) => one.movement.id),
      };
      const credited = this.notes.filter((note) => (isRefund ? note.act <= act : note.act < act));
      const undoings = this.entries.flatMap((one) => (one.movement.undoes ? [one.movement.id] : []));
      const more = { undoes: null, undoings, checkoutId: null, tips: 0, credited, ...(isRefund ? { refund } : {}) };
      posted.push(...postMovement({ ...more, ...movement }, this.lines, posted));
    }
    return posted;
  }

  /** Stores what was computed, as when figures are read; or only what was paid before, as a credit note does. */
  private post(hasNote = false) {
    const isBefore = (entryId: number) => (this.entries[entryId - 1]?.act ?? 0) < this.act;
    this.stored.push(
      ...this.compute()
        .slice(this.stored.length)
        .filter(({ entryId }) => !hasNote || isBefore(entryId)),
    );
  }

  private parts() {
    return invoiceParts(this.lines, this.compute(), {
      credited: this.notes,
      owed: this.owed(),
      today: dateOf(this.today),
    });
  }

  private credit(amount: Minor, of: 'paid' | 'unpaid', { toSingle = 0, session = 0 } = {}): Minor {
    const lines = this.lines.filter(({ isVoucher }) => !isVoucher);
    const ofLines = this.notes.map((note) => note.amount);
    const credit = Math.min(amount, sumOf(lines.map((line) => line.amount)) - sumOf(ofLines));
    this.post(true);
    const posted = this.compute();
    const parts = this.parts();
    const prepaid = parts.map(({ lineId, vatRate }) => {
      const own = posted.filter((one) => one.kind === 'prepaid' && one.lineId === lineId && one.rate === vatRate);
      return sumOf(own.map(({ gross }) => gross));
    });
    const back = Math.min(toSingle, sumOf(prepaid));
    const restored = back > 0 ? splitProportionally(back, prepaid) : [];
    const creditable = parts.map((part, index) => {
      const own = posted.filter(({ lineId, rate }) => lineId === part.lineId && rate === part.vatRate);
      const paid = sumOf(own.map(({ gross }) => gross));
      const used = own.filter(({ entryId }) => entryId === this.usedSession?.id && entryId !== session);
      const kept = Math.max(0, sumOf(used.map(({ gross }) => gross)));
      const ahead = of === 'paid' ? paid - kept : part.amount - part.credited - paid;
      const bySession = sumOf(own.filter(({ entryId }) => entryId === session).map(({ gross }) => gross));
      return {
        ...part,
        ahead,
        restored: (restored[index] ?? 0) + bySession,
        isKept: !lines.some(({ id }) => id === part.lineId),
      };
    });
    for (const [index, note] of creditLines(creditable, credit).entries()) {
      const part = parts[index];
      if (part && note.amount !== 0)
        this.notes.push({ lineId: part.lineId, rate: part.vatRate, ...note, act: this.act });
    }
    this.claimed -= credit;
    return credit;
  }

  private takeAtTill(goods: Minor, off: Minor) {
    if (goods > 0) this.addLine(goods, { terms: () => ({ rate: 23, treatment: 'taxed' }) });
    const posted = this.compute();
    const waived = waivedOf(this.lines, posted, { credited: this.notes, owed: this.owed() });
    const open = this.lines.map((line) =>
      line.isVoucher || line.isOrdered ? 0 : unpaidOf(line, posted, this.notes) - (waived.get(line.id) ?? 0),
    );
    const discount = Math.min(off, Math.max(0, this.claimed - this.paid), sumOf(open));
    const shares = discount > 0 ? splitProportionally(discount, open) : [];
    for (const [index, line] of this.lines.entries()) line.amount -= shares[index] ?? 0;
    this.claimed -= discount;
    this.enter(Math.max(0, this.claimed - this.paid));
  }

  /** Keeps a share of what was paid; nothing else is owed, and the rest goes back. */
  private cancel(share: number) {
    const paid = this.paid - this.bought;
    // A session goes back whole, and only where nothing is kept.
    const back = this.session?.returned ? paid : Math.floor(((paid - this.used()) * (100 - share)) / 100);
    const kept = paid - back;
    const session = back === paid ? this.usedSession : null;
    this.isCancelled = true;
    this.claimed = this.bought + paid;
    this.credit(back, 'paid', { session: session?.id ?? 0 });
    this.claimed = this.bought + kept;
    if (session) {
      this.enter(-session.amount, { undoes: session.id });
      this.usedSession = null;
    }
    this.enter((session?.amount ?? 0) - back);
  }

  do(one: Step) {
    this.act += 1;
    if (one.kind === 'day') this.today += 1;
    else if (one.kind === 'post') this.post();
    else if (one.kind === 'rate') {
      const from = dateOf(this.today + one.ahead);
      const known = this.history.find((change) => change.from === from);
      if (known) known.rate = one.rate;
      else this.history.push({ from, rate: one.rate });
    } else if (one.kind === 'pay') {
      const due = Math.floor(((this.claimed - this.paid) * one.share) / 100);
      const voucher = vouchers[one.voucher] ?? null;
      const bonus = voucher?.isSingle ? 0 : Math.floor(due / 10);
      if (due > 0) this.enter(due, { appointmentId: null, voucher: voucher && { ...voucher, bonus } });
    } else if (one.kind === 'refund') {
      const amount = Math.floor((Math.max(0, this.paid - this.bought - this.used()) * one.share) / 100);
      if (amount === 0) return;
      const voucher = vouchers[one.byVoucher] ?? null;
      const toVoucher = voucher ? Math.floor(amount / 3) : 0;
      this.credit(amount, 'paid', { toSingle: voucher?.isSingle ? toVoucher : 0 });
      this.enter(-toVoucher, { voucher });
      this.enter(toVoucher - amount);
    } else if (one.kind === 'lower') {
      const amount = Math.min(one.amount, this.claimed - this.paid);
      if (amount > 0) this.credit(amount, 'unpaid');
    } else if (one.kind === 'till') {
      if (!this.isCancelled) this.takeAtTill(one.goods, one.off);
    } else if (one.kind === 'cancel') {
      if (!this.isCancelled) this.cancel(one.share);
    } else if (this.isCancelled) {
      const amount = Math.min(one.amount, this.waived());
      this.claimed += amount;
      this.enter(amount, { appointmentId: null });
    }
  }

  private used(): Minor {
    return this.usedSession?.amount ?? 0;
  }

  private waived(): Minor {
    const { lines, notes } = this;
    return sumOf([...waivedOf(lines, this.compute(), { credited: notes, owed: this.owed() }).values()]);
  }

  /** Lines of which something else than their price is taxed, although nothing says why. */
  unexplained(): number[] {
    const parts = this.parts();
    const sessionEntryIds = this.session
      ? [1, ...this.entries.flatMap(({ movement }) => (movement.undoes ? [movement.id] : []))]
      : [];
    const given = { credited: this.notes, owed: this.owed(), sessionEntryIds, today: dateOf(this.today) };
    const notes = lineNotes(this.lines, this.compute(), parts, given);
    const taxed = (id: number) => parts.filter(({ lineId, vatRate }) => lineId === id && vatRate !== null);
    return this.lines
      .filter(({ id, amount, isTaxedLater }) => !isTaxedLater && sumOf(taxed(id).map((part) => part.amount)) !== amount)
      .flatMap(({ id }) => (notes.has(id) ? [] : [id]));
  }

  /** Takes what is still due after the appointment; then what was posted, and what the documents state, by rate. */
  settle() {
    this.act += 1;
    this.today = Math.max(this.today, this.supply);
    this.takeAtTill(0, 0);
    const posted = this.compute().filter(({ lineId }) => lineId !== null);
    const { groups } = vatBreakdown(this.parts());
    const sums = (list: readonly { rate: number | null; amount: Minor; vat: Minor }[], rate: number) => {
      const own = list.filter((one) => one.rate === rate);
      return [rate, sumOf(own.map(({ amount }) => amount)), sumOf(own.map(({ vat }) => vat))] as const;
    };
    const movements = posted.map(({ gross: amount, rate, vat }) => ({ amount, rate, vat }));
    const invoiced = groups.map(({ gross: amount, rate, vat }) => ({ amount, rate, vat }));
    const credited = this.notes.map(({ amount, rate, vat }) => ({ rate, amount: -amount, vat: -vat }));
    return {
      posted: RATES.map((rate) => sums(movements, rate)),
      stated: RATES.map((rate) => sums([...invoiced, ...credited], rate)),
      left: sumOf(
        [...this.parts(), ...this.notes.map(({ amount }) => ({ amount: -amount }))].map(({ amount }) => amount),
      ),
      claimed: this.claimed,
      extremes: posted.map(({ gross, vat }) => Math.abs(gross) - Math.abs(vat)),
    };
  }
}

it('[BOOKS-014] [BOOKS-033] [BOOKS-086] whatever was paid, refunded, lowered, cancelled or taxed anew, invoice less credit notes is what was posted', () => {
  fc.assert(
    fc.property(start, (given) => {
      const sale = new Sale(given);
      for (const one of given.steps) {
        sale.do(one);
        expect(sale.unexplained()).toEqual([]);
      }
      const { posted, stated, extremes, left, claimed } = sale.settle();
      expect(posted).toEqual(stated);
      expect(left).toBe(claimed);
      // The table refuses VAT above the amount.
      expect(Math.min(...extremes)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
