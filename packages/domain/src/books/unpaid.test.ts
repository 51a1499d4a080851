import { describe, expect, it } from 'vitest';
import { NO_VAT, type Posting, type PostingLine, waivedOf } from './index.ts';

const line = (id: number, appointmentId: number, amount: number): PostingLine => ({
  ...{ id, appointmentId, amount, isVoucher: false, isTaxedLater: false, suppliedOn: null, terms: () => NO_VAT },
});
const paid = (lineId: number, gross: number): Posting => ({
  ...{ ...NO_VAT, entryId: 1, lineId, kind: 'sale', gross, vat: 0 },
});
const waived = (lines: PostingLine[], posted: Posting[], owed: [number, number][]) =>
  Object.fromEntries(waivedOf(lines, posted, { credited: [], owed: new Map(owed) }));

describe('[BOOKS-066] what is unpaid and no longer owed', () => {
  it('is the rest of a cancelled appointment that kept its deposit, and nothing of one that is still due', () => {
    const lines = [line(1, 1, 8_333), line(2, 2, 5_000)];
    const posted = [paid(1, 3_333), paid(2, 2_000)];
    expect(
      waived(lines, posted, [
        [1, 8_333],
        [2, 5_000],
      ]),
    ).toEqual({});
    expect(
      waived(lines, posted, [
        [1, 3_333],
        [2, 5_000],
      ]),
    ).toEqual({ 1: 5_000 });
  });

  it('is nothing where more is owed than the lines cost, and no voucher that was bought', () => {
    const voucher = { ...line(3, 1, 4_000), isVoucher: true };
    expect(waived([line(1, 1, 8_333), voucher], [], [[1, 9_000]])).toEqual({});
    expect(waived([line(1, 1, 8_333), voucher], [], [[1, 0]])).toEqual({ 1: 8_333 });
  });

  it('is owed again when a fee is charged afterwards', () => {
    expect(waived([line(1, 1, 8_333)], [paid(1, 3_333)], [[1, 4_133]])).toEqual({ 1: 4_200 });
  });

  it('counts cents that a shared payment left with another appointment of the sale', () => {
    const lines = [line(1, 1, 900), line(2, 2, 2_537)];
    expect(
      waived(
        lines,
        [paid(1, 863), paid(2, 2_537)],
        [
          [1, 900],
          [2, 2_500],
        ],
      ),
    ).toEqual({ 1: 37 });
  });
});
