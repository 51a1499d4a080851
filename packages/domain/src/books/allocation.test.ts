import { describe, expect, it } from 'vitest';
import { vatIn } from '../payments/index.ts';
import {
  type CreditedPart,
  invoiceParts,
  type Movement,
  type Posting,
  type PostingLine,
  postMovement,
} from './index.ts';

const taxed = (rate: number | null) => ({ rate, treatment: 'taxed' as const });
const line = (id: number, amount: number, more: Partial<PostingLine> = {}): PostingLine => ({
  id,
  amount,
  appointmentId: id,
  isVoucher: false,
  isTaxedLater: false,
  suppliedOn: '2026-07-10',
  terms: () => taxed(13.5),
  ...more,
});
const whole = (amount: number, more: Partial<Movement> = {}): Omit<Movement, 'id'> => ({
  amount,
  date: '2026-06-20',
  appointmentId: null,
  undoes: null,
  undoings: [],
  checkoutId: null,
  voucher: null,
  tips: 0,
  credited: [],
  ...more,
});
const run = (lines: readonly PostingLine[], movements: readonly Omit<Movement, 'id'>[]) => {
  const posted: Posting[] = [];
  for (const [index, one] of movements.entries())
    posted.push(...postMovement({ ...one, id: index + 1 }, lines, posted));
  return posted;
};
/** What the last movement was for: kind, line and amount. */
const last = (lines: readonly PostingLine[], ...movements: Omit<Movement, 'id'>[]) =>
  run(lines, movements)
    .filter(({ entryId }) => entryId === movements.length)
    .map(({ kind, lineId, gross }) => [kind, lineId, gross]);

const multi = { isSingle: false, bonus: 0 };
const single = { isSingle: true, bonus: 0 };
const bought = line(3, 1_000, { appointmentId: null, isVoucher: true, isTaxedLater: true });
const ordered = line(4, 1_000, { appointmentId: null, isOrdered: true });

describe('which lines a payment pays', () => {
  it.each([
    [
      'all in proportion',
      [line(1, 3_000), line(2, 1_000)],
      whole(2_000),
      [
        ['sale', 1, 1_500],
        ['sale', 2, 500],
      ],
    ],
    [
      'those of its appointment first',
      [line(1, 3_000), line(2, 1_000)],
      whole(1_500, { appointmentId: 2 }),
      [
        ['sale', 2, 1_000],
        ['sale', 1, 500],
      ],
    ],
    [
      'a voucher being bought first',
      [line(1, 3_000), bought],
      whole(1_500),
      [
        ['voucher', 3, 1_000],
        ['sale', 1, 500],
      ],
    ],
    [
      'an ordered product first',
      [line(1, 3_000), ordered],
      whole(1_500),
      [
        ['sale', 4, 1_000],
        ['sale', 1, 500],
      ],
    ],
    [
      'an ordered product last, with a voucher',
      [line(1, 3_000), ordered],
      whole(3_500, { voucher: multi }),
      [
        ['sale', 1, 3_000],
        ['sale', 4, 500],
      ],
    ],
    [
      'a voucher last, if it is for an appointment',
      [line(1, 3_000), bought],
      whole(3_500, { appointmentId: 1 }),
      [
        ['sale', 1, 3_000],
        ['voucher', 3, 500],
      ],
    ],
    [
      'those of a session first',
      [line(1, 3_000), line(2, 3_000)],
      whole(4_000, { voucher: single, lineIds: [2] }),
      [
        ['prepaid', 2, 3_000],
        ['prepaid', 1, 1_000],
      ],
    ],
    [
      'tips before them',
      [line(1, 3_000)],
      whole(1_000, { tips: 300 }),
      [
        ['tip', null, 300],
        ['sale', 1, 700],
      ],
    ],
    ['tips only as far as it goes', [line(1, 3_000)], whole(200, { tips: 300 }), [['tip', null, 200]]],
    ['no tips with a voucher', [line(1, 3_000)], whole(1_000, { tips: 300, voucher: multi }), [['sale', 1, 1_000]]],
    [
      'nothing beyond them',
      [line(1, 3_000)],
      whole(3_400),
      [
        ['sale', 1, 3_000],
        ['credit', null, 400],
      ],
    ],
    [
      'the bonus of a voucher without VAT',
      [line(1, 3_000), line(2, 1_000)],
      whole(4_000, { voucher: { isSingle: false, bonus: 400 } }),
      [
        ['sale', 1, 2_700],
        ['bonus', 1, 300],
        ['sale', 2, 900],
        ['bonus', 2, 100],
      ],
    ],
    [
      'no more bonus than was used',
      [line(1, 300)],
      whole(1_000, { voucher: { isSingle: false, bonus: 400 } }),
      [
        ['bonus', 1, 300],
        ['credit', null, 700],
      ],
    ],
  ] as const)('[BOOKS-013] %s', (_what, lines, movement, expected) => {
    expect(last(lines, movement)).toEqual(expected);
  });

  it('[BOOKS-013] what was paid before is not paid again, nor are its tips', () => {
    const lines = [line(1, 3_000), line(2, 1_000)];
    expect(last(lines, whole(3_000, { appointmentId: 1 }), whole(500))).toEqual([['sale', 2, 500]]);
    expect(last(lines, whole(300, { tips: 300 }), whole(500, { tips: 400, appointmentId: 1 }))).toEqual([
      ['tip', null, 100],
      ['sale', 1, 400],
    ]);
    // What was paid for services is no tip.
    expect(last(lines, whole(1_000), whole(500, { tips: 300, appointmentId: 2 }))).toEqual([
      ['tip', null, 300],
      ['sale', 2, 200],
    ]);
  });
});

describe('what a refund reverses', () => {
  const lines = [line(1, 3_000), line(2, 1_000, { terms: () => taxed(23) })];
  const paid = whole(4_000);

  it.each([
    [
      'all in proportion',
      [paid, whole(-2_000)],
      [
        ['sale', 1, -1_500],
        ['sale', 2, -500],
      ],
    ],
    [
      'the lines of its appointment first',
      [paid, whole(-1_200, { appointmentId: 2 })],
      [
        ['sale', 2, -1_000],
        ['sale', 1, -200],
      ],
    ],
    [
      'an overpayment before them',
      [whole(4_300), whole(-500)],
      [
        ['credit', null, -300],
        ['sale', 1, -150],
        ['sale', 2, -50],
      ],
    ],
    [
      'tips that are no longer owed before them',
      [whole(4_500, { tips: 500 }), whole(-600, { tips: 200 })],
      [
        ['tip', null, -300],
        ['sale', 1, -225],
        ['sale', 2, -75],
      ],
    ],
    [
      'tips that are owed at the very end',
      [whole(4_500, { tips: 500 }), whole(-4_200, { tips: 500 })],
      [
        ['sale', 1, -3_000],
        ['sale', 2, -1_000],
        ['tip', null, -200],
      ],
    ],
    [
      'more than was paid as a credit',
      [paid, whole(-4_100)],
      [
        ['sale', 1, -3_000],
        ['sale', 2, -1_000],
        ['credit', null, -100],
      ],
    ],
    [
      'what a credit note names first',
      [paid, whole(-940, { credited: [{ lineId: 1, rate: 13.5, amount: 600, vat: 71 }] })],
      [
        ['sale', 1, -840],
        ['sale', 2, -100],
      ],
    ],
    [
      'nothing for a note at another rate',
      [paid, whole(-1_000, { credited: [{ lineId: 1, rate: 23, amount: 600, vat: 71 }] })],
      [
        ['sale', 1, -750],
        ['sale', 2, -250],
      ],
    ],
    [
      'a note only once',
      [
        paid,
        whole(-600, { credited: [{ lineId: 1, rate: 13.5, amount: 600, vat: 71 }] }),
        whole(-340, { credited: [{ lineId: 1, rate: 13.5, amount: 600, vat: 71 }] }),
      ],
      [
        ['sale', 1, -240],
        ['sale', 2, -100],
      ],
    ],
    [
      'a note again after its refund was undone',
      [
        paid,
        whole(-600, { credited: [{ lineId: 1, rate: 13.5, amount: 600, vat: 71 }] }),
        whole(600, { undoes: 2 }),
        whole(-600, { credited: [{ lineId: 1, rate: 13.5, amount: 600, vat: 71 }], undoings: [2] }),
      ],
      [['sale', 1, -600]],
    ],
    [
      'what a taxed voucher paid, to that voucher',
      [whole(1_000, { voucher: single, appointmentId: 1 }), whole(3_000), whole(-1_500, { voucher: single })],
      [
        ['prepaid', 1, -1_000],
        ['sale', 1, -333],
        ['sale', 2, -167],
      ],
    ],
    [
      'its bonus too, to the voucher',
      [whole(4_000, { voucher: { isSingle: false, bonus: 400 } }), whole(-1_000, { voucher: multi })],
      [
        ['sale', 1, -675],
        ['bonus', 1, -75],
        ['sale', 2, -225],
        ['bonus', 2, -25],
      ],
    ],
    [
      'the bonus last otherwise',
      [whole(4_000, { voucher: { isSingle: false, bonus: 400 } }), whole(-3_700)],
      [
        ['sale', 1, -2_700],
        ['sale', 2, -900],
        ['bonus', 1, -75],
        ['bonus', 2, -25],
      ],
    ],
  ] as const)('[BOOKS-013] %s', (_what, movements, expected) => {
    expect(last(lines, ...movements)).toEqual(expected);
  });

  it('[BOOKS-013] the lines that its own credit note names, not those that were lowered before they were paid', () => {
    const lowered = { lineId: 1, rate: 13.5, amount: 500, vat: 59 };
    const own = { lineId: 2, rate: 23, amount: 300, vat: 56 };
    const credited = [lowered, own];
    const before = [whole(3_500, { credited: [lowered] })] as const;
    expect(last(lines, ...before, whole(-300, { credited, refund: { credited: [own], entryIds: [] } }))).toEqual([
      ['sale', 2, -300],
    ]);
    // Two ways back are one refund.
    const split = { credited, refund: { credited: [own], entryIds: [2] } };
    expect(
      last(lines, ...before, whole(-100, { ...split, refund: { ...split.refund, entryIds: [] } }), whole(-200, split)),
    ).toEqual([['sale', 2, -200]]);
    // Nothing of the lowered line for a tip that is returned.
    expect(last(lines, whole(3_700, { tips: 200, credited: [lowered] }), whole(-200, { credited: [lowered] }))).toEqual(
      [['tip', null, -200]],
    );
  });

  const note = (lineId: number, rate: number | null, amount: number): CreditedPart => ({
    ...{ lineId, rate, amount, vat: 0 },
  });

  it('[BOOKS-013] of what was paid in part the lines that its credit note names', () => {
    const credited = [note(2, 23, 300)];
    const named = { credited, refund: { credited, entryIds: [] } };
    expect(last(lines, whole(2_000), whole(-300, named))).toEqual([['sale', 2, -300]]);
    // The refund before it had a credit note of its own.
    expect(last(lines, whole(2_000), whole(-200, { credited: [note(1, 13.5, 200)] }), whole(-300, named))).toEqual([
      ['sale', 2, -300],
    ]);
  });

  it('[BOOKS-013] what is not left of a credit note goes back by its other way, once', () => {
    const credited = [note(1, null, 300), note(2, 23, 300)];
    const paid = [whole(3_000, { appointmentId: 1, voucher: single }), whole(1_000)] as const;
    const toVoucher = whole(-300, { credited, voucher: single, refund: { credited, entryIds: [] } });
    expect(last(lines, ...paid, toVoucher)).toEqual([['prepaid', 1, -300]]);
    const asMoney = whole(-300, { credited, refund: { credited, entryIds: [] } });
    expect(last(lines, ...paid, asMoney)).toEqual([
      ['prepaid', 1, -150],
      ['sale', 2, -150],
    ]);
    expect(last(lines, ...paid, toVoucher, whole(-300, { credited, refund: { credited, entryIds: [3] } }))).toEqual([
      ['sale', 2, -300],
    ]);
    // More than its note names of what the voucher paid: that counts once too.
    const more = whole(-500, { credited, voucher: single, refund: { credited, entryIds: [] } });
    expect(last(lines, ...paid, more)).toEqual([
      ['prepaid', 1, -300],
      ['sale', 2, -200],
    ]);
  });

  it('[BOOKS-013] a credit note without a rate is shared by what was paid without one', () => {
    const credited = [note(1, null, 500)];
    const half = [
      whole(1_000, { appointmentId: 1, voucher: single }),
      whole(1_000, { appointmentId: 1, voucher: { isSingle: false, bonus: 1_000 } }),
      whole(2_000),
    ];
    expect(last(lines, ...half, whole(-900, { credited, refund: { credited, entryIds: [] } }))).toEqual([
      ['prepaid', 1, -500],
      ['sale', 1, -200],
      ['sale', 2, -200],
    ]);
  });

  it('[BOOKS-013] at the rate that the credit note names, not at one that was refunded before', () => {
    const sold = line(1, 3_000, { terms: (date) => taxed(date < '2026-07-01' ? 13.5 : 9) });
    const rates = (...movements: Omit<Movement, 'id'>[]) =>
      run([sold], movements)
        .filter(({ entryId }) => entryId === movements.length)
        .map(({ rate, gross }) => [rate, gross]);
    const credited = [note(1, 13.5, 600)];
    const both = [...credited, note(1, 9, 300)];
    const paid = [whole(1_000), whole(2_000, { date: '2026-07-10' })];
    expect(rates(...paid, whole(-600, { credited }), whole(-300, { credited: both }))).toEqual([[9, -300]]);
  });

  it('[BOOKS-013] a note of one line is not less for the refund of another, nor more for its note', () => {
    const second = [note(2, 23, 300)];
    const both = [...second, note(1, 13.5, 500)];
    expect(last(lines, paid, whole(-300, { credited: second }), whole(-500, { credited: both }))).toEqual([
      ['sale', 1, -500],
    ]);
    const lowered = [note(1, 13.5, 500)];
    const then = whole(-300, { credited: [...lowered, ...second] });
    expect(last(lines, whole(3_500, { credited: lowered }), then)).toEqual([['sale', 2, -300]]);
  });

  it('[BOOKS-013] other appointments before bonuses, and tips that are owed last', () => {
    const bonus = whole(4_000, { voucher: { isSingle: false, bonus: 400 } });
    expect(last(lines, bonus, whole(-3_000, { appointmentId: 2 }))).toEqual([
      ['sale', 2, -900],
      ['sale', 1, -2_100],
    ]);
    const tipped = [whole(500, { tips: 500 }), bonus];
    expect(last(lines, ...tipped, whole(-4_100, { tips: 500, voucher: multi }))).toEqual([
      ['sale', 1, -2_700],
      ['bonus', 1, -300],
      ['sale', 2, -900],
      ['bonus', 2, -100],
      ['tip', null, -100],
    ]);
    const withVoucher = [line(1, 3_000), bought];
    expect(
      run(withVoucher, [whole(4_500, { tips: 500 }), whole(-4_200, { tips: 500 })])
        .slice(-3)
        .map(({ kind, gross }) => [kind, gross]),
    ).toEqual([
      ['sale', -3_000],
      ['voucher', -1_000],
      ['tip', -200],
    ]);
  });

  it('[BOOKS-013] expired sessions are income without VAT, whatever was sold', () => {
    expect(last(lines, whole(500, { isBreakage: true, voucher: multi }))).toEqual([['breakage', null, 500]]);
  });
});

describe('the lines of an invoice', () => {
  const byDate = (date: string) => taxed(date < '2026-07-01' ? 13.5 : 9);
  const parts = (
    lines: readonly PostingLine[],
    movements: readonly Omit<Movement, 'id'>[],
    credited: readonly CreditedPart[] = [],
  ) =>
    invoiceParts(lines, run(lines, movements), { credited, today: '2026-06-25' }).map(({ lineId, amount, vatRate }) => [
      lineId,
      amount,
      vatRate,
    ]);
  const sold = line(1, 3_000, { terms: byDate });
  const note = [{ lineId: 1, rate: 13.5, amount: 500, vat: 59 }];

  it.each([
    ['unpaid: the rate of the supply', [sold], [], [], [[1, 3_000, 9]]],
    ['without a day: the rate of today', [{ ...sold, suppliedOn: null }], [], [], [[1, 3_000, 13.5]]],
    [
      'paid in part: both rates',
      [sold],
      [whole(1_000)],
      [],
      [
        [1, 1_000, 13.5],
        [1, 2_000, 9],
      ],
    ],
    ['paid in full: no empty part', [sold], [whole(3_000)], [], [[1, 3_000, 13.5]]],
    ['free: still a line', [{ ...sold, amount: 0 }], [], [], [[1, 0, 9]]],
    [
      'refunded with a credit note: as if not',
      [sold],
      [whole(3_000), whole(-500, { credited: note })],
      note,
      [[1, 3_000, 13.5]],
    ],
    [
      'credited before it was paid: at the rate of the note',
      [sold],
      [],
      note,
      [
        [1, 500, 13.5],
        [1, 2_500, 9],
      ],
    ],
    ['undone: without it', [sold], [whole(3_000), whole(-3_000, { undoes: 1 })], [], [[1, 3_000, 9]]],
    ['paid twice after a refund: once', [sold], [whole(3_000), whole(-500), whole(500)], [], [[1, 3_000, 13.5]]],
    ['a voucher taxed later: no rate', [bought], [], [], [[3, 1_000, null]]],
  ] as const)('[BOOKS-011] %s', (_what, lines, movements, credited, expected) => {
    expect(parts(lines, movements, credited)).toEqual(expected);
  });
});

it('[BOOKS-014] VAT is rounded over all payments of a rate, not for each', () => {
  const lines = [line(1, 300), line(2, 300)];
  const posted = run(
    lines,
    [100, 100, 100, 100, 100, 100].map((amount) => whole(amount)),
  );
  expect(posted.reduce((sum, { vat }) => sum + vat, 0)).toBe(vatIn(600, 13.5));
});
