import { voucherLimits } from '../vouchers/index.ts';
import { parseAmount } from './amounts.ts';
import { type ImportedPerson, type PersonProblem, readPerson } from './client.ts';
import { parseDate, splitMoment } from './dates.ts';
import type { Cells, Reading } from './reading.ts';

export interface ImportedVoucher extends ImportedPerson {
  code: string;
  /** Its original value and its balance, in minor units. */
  value: number;
  balance: number;
  /** Null: five years from now. */
  expires: string | null;
  isNamed: boolean;
}

export type VoucherProblem = 'bad-code' | 'bad-balance' | 'bad-expiry' | Exclude<PersonProblem, 'no-name'>;

const MOST = 10_000_000;

/** A voucher that another system sold: its balance is owed to the holder of the code. */
export function readVoucher(cells: Cells, reading: Reading): { voucher: ImportedVoucher; problems: VoucherProblem[] } {
  const { person, problems: own } = readPerson(cells, reading);
  const isNamed = !own.includes('no-name');
  const problems: VoucherProblem[] = own.flatMap((problem) => (problem === 'no-name' ? [] : [problem]));
  const code = (cells.code ?? '').toUpperCase().replace(/\s/g, '');
  if (!/^[A-Z0-9-]+$/.test(code) || code.length < 5 || code.length > voucherLimits.code) problems.push('bad-code');
  const balance = parseAmount(cells.balance ?? '') ?? 0;
  const isBalance = balance > 0 && balance <= MOST;
  if (!isBalance) problems.push('bad-balance');
  const value = parseAmount(cells.value ?? '') ?? 0;
  const typed = cells.expires ? splitMoment(cells.expires).date : '';
  const expires = parseDate(typed, reading.order, reading.thisYear);
  if (typed !== '' && expires === null) problems.push('bad-expiry');
  const left = isBalance ? balance : 1;
  return {
    voucher: { ...person, code, value: Math.min(Math.max(value, left), MOST), balance: left, expires, isNamed },
    problems,
  };
}
