import { describe, expect, it } from 'vitest';
import {
  type CreditedPart,
  invoiceParts,
  lineNotes,
  type Movement,
  NO_VAT,
  type Posting,
  type PostingLine,
  postMovement,
} from './index.ts';

const line = (id: number, amount: number, more: Partial<PostingLine> = {}): PostingLine => ({
  ...{ id, amount, appointmentId: id, isVoucher: false, isTaxedLater: false, suppliedOn: '2026-07-10' },
  terms: () => ({ rate: 13.5, treatment: 'taxed' }),
  ...more,
});
const single = { isSingle: true, bonus: 0 };
const multi = (bonus: number) => ({ isSingle: false, bonus });

type Given = {
  sessions?: number[];
  owed?: [appointmentId: number, amount: number][];
  credited?: CreditedPart[];
};

/** The notes after these payments, each an amount and what is special about it. */
function notesAfter(
  lines: readonly PostingLine[],
  payments: readonly (readonly [amount: number, more?: Partial<Movement>])[],
  { sessions = [], owed, credited = [] }: Given = {},
) {
  const posted: Posting[] = [];
  for (const [index, [amount, more]] of payments.entries()) {
    const plain = { amount, date: '2026-06-20', appointmentId: null, undoes: null, undoings: [], checkoutId: null };
    posted.push(
      ...postMovement({ ...plain, voucher: null, tips: 0, credited: [], ...more, id: index + 1 }, lines, posted),
    );
  }
  const state = { credited, today: '2026-06-25', ...(owed ? { owed: new Map(owed) } : {}) };
  const parts = invoiceParts(lines, posted, state);
  return Object.fromEntries(lineNotes(lines, posted, parts, { ...state, sessionEntryIds: sessions }));
}

describe('[BOOKS-086] why a line is not stated at its price', () => {
  it('says nothing about lines that were paid with money, or not at all', () => {
    expect(notesAfter([line(1, 3_000), line(2, 2_000)], [[3_000]])).toEqual({});
    expect(notesAfter([line(1, 0)], [])).toEqual({});
  });

  it('says what is no longer owed, and what is left of it', () => {
    expect(
      notesAfter([line(1, 3_000), line(2, 2_000)], [[1_000, { appointmentId: 1 }]], { owed: [[1, 1_000]] }),
    ).toEqual({ 1: [{ kind: 'waived', amount: 2_000, left: 1_000 }] });
  });

  it('says that a voucher that was taxed when sold paid for all of it, or for a part', () => {
    const lines = [line(1, 3_000), line(2, 2_000)];
    expect(notesAfter(lines, [[3_000, { voucher: single, appointmentId: 1 }], [2_000]])).toEqual({
      1: [{ kind: 'untaxed', amount: 3_000, isWhole: true, by: 'prepaid' }],
    });
    expect(notesAfter(lines, [[1_200, { voucher: single, appointmentId: 2 }], [3_800]])).toEqual({
      2: [{ kind: 'untaxed', amount: 1_200, isWhole: false, by: 'prepaid' }],
    });
  });

  it('says that the value of a voucher above its price paid, alone or beside another voucher', () => {
    const bonus = [2_000, { voucher: multi(500) }] as const;
    expect(notesAfter([line(1, 3_000)], [bonus, [1_000]])).toEqual({
      1: [{ kind: 'untaxed', amount: 500, isWhole: false, by: 'bonus' }],
    });
    expect(notesAfter([line(1, 3_000)], [bonus, [1_000, { voucher: single }]])).toEqual({
      1: [{ kind: 'untaxed', amount: 1_500, isWhole: false, by: 'both' }],
    });
  });

  it('says both that some is no longer owed and that a voucher paid for the rest', () => {
    expect(notesAfter([line(1, 3_000)], [[1_000, { voucher: single }]], { owed: [[1, 1_000]] })).toEqual({
      1: [
        { kind: 'waived', amount: 2_000, left: 1_000 },
        { kind: 'untaxed', amount: 1_000, isWhole: true, by: 'prepaid' },
      ],
    });
  });

  it('says nothing about what has no VAT in any case', () => {
    const voucher = line(1, 3_000, { appointmentId: null, isVoucher: true, isTaxedLater: true });
    expect(notesAfter([voucher], [[3_000, { voucher: single }]])).toEqual({});
    expect(notesAfter([line(1, 3_000, { terms: () => NO_VAT })], [[3_000, { voucher: single }]])).toEqual({});
  });

  it('says nothing about what was paid before the shop was registered for VAT', () => {
    const terms = (date: string) => (date < '2026-07-01' ? NO_VAT : { rate: 13.5, treatment: 'taxed' as const });
    expect(notesAfter([line(1, 3_000, { terms })], [[1_000]])).toEqual({});
  });

  it('goes by the day of the supply, or by today before there is one', () => {
    const terms = (date: string) => (date < '2026-07-01' ? NO_VAT : { rate: 13.5, treatment: 'taxed' as const });
    const paid = [[3_000, { voucher: single }]] as const;
    expect(notesAfter([line(1, 3_000, { terms })], paid)).toMatchObject({ 1: [{ kind: 'untaxed' }] });
    expect(notesAfter([line(1, 3_000, { terms, suppliedOn: null })], paid)).toEqual({});
  });

  it('says what a session of a package was worth, whether more or less than the price', () => {
    const use = (worth: number) => [3_000, { voucher: multi(3_000 - worth), lineIds: [1] }] as const;
    const other = [2_000, { voucher: multi(2_000) }] as const;
    const lines = [line(1, 3_000), line(2, 2_000)];
    expect(notesAfter(lines, [use(2_400), other], { sessions: [1] })).toEqual({
      1: [{ kind: 'session', worth: 2_400 }],
      2: [{ kind: 'untaxed', amount: 2_000, isWhole: true, by: 'bonus' }],
    });
    expect(notesAfter(lines, [use(3_500)], { sessions: [1] })).toEqual({ 1: [{ kind: 'session', worth: 3_500 }] });
  });

  it('counts a session that was returned and used again once', () => {
    const use = [3_000, { voucher: multi(600), lineIds: [1] }] as const;
    const returned = [-3_000, { undoes: 1, voucher: multi(600) }] as const;
    expect(notesAfter([line(1, 3_000)], [use, returned, use], { sessions: [1, 2, 3] })).toEqual({
      1: [{ kind: 'session', worth: 2_400 }],
    });
    expect(notesAfter([line(1, 3_000)], [use, returned], { sessions: [1, 2] })).toEqual({});
  });

  it('says what a returned session was worth on an invoice that was credited', () => {
    const use = [3_000, { voucher: multi(600), lineIds: [1] }] as const;
    const returned = [-3_000, { undoes: 1, voucher: multi(600) }] as const;
    const credited = [
      { lineId: 1, rate: 13.5, amount: 2_400, vat: 285 },
      { lineId: 1, rate: null, amount: 600, vat: 0 },
    ];
    expect(notesAfter([line(1, 3_000)], [use, returned], { sessions: [1, 2], credited })).toEqual({
      1: [{ kind: 'session', worth: 2_400 }],
    });
  });

  it('says nothing about a session that was worth the price, beside a voucher', () => {
    const use = [3_000, { voucher: multi(0), lineIds: [1] }] as const;
    expect(notesAfter([line(1, 4_000)], [use, [1_000, { voucher: single }]], { sessions: [1] })).toEqual({
      1: [{ kind: 'untaxed', amount: 1_000, isWhole: false, by: 'prepaid' }],
    });
  });
});
