import type { Minor } from '../money/index.ts';

/** A cell: text, or an amount in minor units. */
export type Cell = string | { readonly amount: Minor } | { readonly number: number };

/** Spreadsheets treat a text with this start as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

const textCell = (text: string): string => {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** '-12.30': always a point and two digits, so that every program reads the same number. */
export function amountText(amount: Minor): string {
  const whole = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** One line of a CSV file (RFC 4180). Text cannot become a formula; numbers stay numbers. */
export function csvRow(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'string') return textCell(cell);
    return 'amount' in cell ? amountText(cell.amount) : String(cell.number);
  });
  return `${written.join(',')}\r\n`;
}
