import { type Minor, sumOf } from '../money/index.ts';
import type { LocalDate } from '../time/index.ts';
import type { LinePart } from './invoice-parts.ts';
import type { CreditedPart, Owed, Posting, PostingLine } from './posting.ts';
import { waivedOf } from './unpaid.ts';

/**
 * Why what an invoice states of a line is not its price: `waived` is no longer owed, `session` was paid from a
 * package, of which it used `worth`, and `untaxed` with vouchers that were taxed when sold or with their value above their
 * price.
 */
export type LineNote =
  | { readonly kind: 'waived'; readonly amount: Minor; readonly left: Minor }
  | { readonly kind: 'session'; readonly worth: Minor }
  | {
      readonly kind: 'untaxed';
      readonly amount: Minor;
      readonly isWhole: boolean;
      readonly by: 'prepaid' | 'bonus' | 'both';
    };

type Sold = {
  readonly credited: readonly CreditedPart[];
  readonly owed?: Owed;
  /** The entries in which sessions of packages paid or were returned. */
  readonly sessionEntryIds: readonly number[];
  readonly today: LocalDate;
};

/** The notes of each line that has any. */
export function lineNotes(
  lines: readonly PostingLine[],
  postings: readonly Posting[],
  parts: readonly LinePart[],
  sold: Sold,
): ReadonlyMap<number, readonly LineNote[]> {
  const waived = waivedOf(lines, postings, sold);
  const notesOf = (line: PostingLine): LineNote[] => {
    const amount = waived.get(line.id) ?? 0;
    const paid = postings.filter(({ lineId }) => lineId === line.id);
    const stated = parts.filter(({ lineId }) => lineId === line.id);
    const isTaxed = !line.isTaxedLater && line.terms(line.suppliedOn ?? sold.today).rate !== null;
    const isStatedWithout = stated.some(({ vatRate }) => vatRate === null);
    return [
      ...(amount > 0 ? [{ kind: 'waived' as const, amount, left: line.amount - amount }] : []),
      ...(isTaxed && isStatedWithout ? untaxed(paid, stated, sold) : []),
    ];
  };
  return new Map(lines.map((line) => [line.id, notesOf(line)] as const).filter(([, notes]) => notes.length > 0));
}

function untaxed(paid: readonly Posting[], stated: readonly LinePart[], { sessionEntryIds }: Sold): LineNote[] {
  const bySession = paid.filter(({ entryId }) => sessionEntryIds.includes(entryId));
  const uses = [...Map.groupBy(bySession, ({ entryId }) => entryId).values()].filter(
    (use) => sumOf(use.map(({ gross }) => gross)) > 0,
  );
  // A session that was returned and used again paid once.
  const last = uses.at(-1);
  if (last?.some(({ kind }) => kind === 'bonus'))
    return [{ kind: 'session', worth: sumOf(last.filter(({ kind }) => kind === 'sale').map(({ gross }) => gross)) }];
  const [hasPrepaid, hasBonus] = (['prepaid', 'bonus'] as const).map((wanted) =>
    paid.some(({ kind }) => kind === wanted),
  );
  if (!hasPrepaid && !hasBonus) return [];
  const by = hasPrepaid && hasBonus ? 'both' : hasPrepaid ? 'prepaid' : 'bonus';
  const without = stated.filter(({ vatRate }) => vatRate === null);
  const amount = sumOf(without.map((part) => part.amount));
  return [{ kind: 'untaxed', amount, isWhole: without.length === stated.length, by }];
}
