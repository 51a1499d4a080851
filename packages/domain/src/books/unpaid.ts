import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import type { CreditedPart, Owed, Posting, PostingLine } from './posting.ts';

/** What payments, less refunds, left of a line. */
export const paidOf = (posted: readonly Pick<Posting, 'lineId' | 'gross'>[], lineId: number): Minor =>
  sumOf(posted.filter((posting) => posting.lineId === lineId).map(({ gross }) => gross));

/** What is unpaid of a line: its amount, less what was credited of it and what payments left. */
export function unpaidOf(
  { id, amount }: Pick<PostingLine, 'id' | 'amount'>,
  posted: readonly Posting[],
  credited: readonly CreditedPart[],
): Minor {
  const noted = credited.filter(({ lineId }) => lineId === id);
  return Math.max(0, amount - sumOf(noted.map((note) => note.amount)) - paidOf(posted, id));
}

/**
 * What is unpaid of each line and no longer owed, such as the rest of a cancelled appointment that kept its deposit. It
 * is taken off the invoice, like every change of an open one, and no payment is for it. Lines of which everything is owed
 * are left out.
 */
export function waivedOf(
  lines: readonly PostingLine[],
  posted: readonly Posting[],
  { credited, owed = new Map() }: { readonly credited: readonly CreditedPart[]; readonly owed?: Owed | undefined },
): ReadonlyMap<number, Minor> {
  const rooms = lines.map((line) => (line.isVoucher ? 0 : unpaidOf(line, posted, credited)));
  const waived = lines.map(() => 0);
  const leave = (which: readonly number[], due: Minor) => {
    const open = which.map((index) => (rooms[index] ?? 0) - (waived[index] ?? 0));
    const excess = sumOf(open) - Math.max(0, due);
    const shares = excess > 0 ? splitProportionally(excess, open) : [];
    for (const [at, index] of which.entries()) waived[index] = (waived[index] ?? 0) + (shares[at] ?? 0);
  };
  const indexesOf = (appointmentId: number) =>
    lines.flatMap((line, index) => (line.appointmentId === appointmentId && !line.isVoucher ? [index] : []));
  const dueOf = (which: readonly number[], claimed: Minor) =>
    claimed - sumOf(which.map((index) => paidOf(posted, lines[index]?.id ?? 0)));
  for (const [appointmentId, claimed] of owed) {
    const own = indexesOf(appointmentId);
    leave(own, dueOf(own, claimed));
  }
  // A shared payment may be posted to another appointment than the ledger counts it for, by cents.
  const all = [...owed.keys()].flatMap(indexesOf);
  leave(all, dueOf(all, sumOf([...owed.values()])));
  return new Map(lines.flatMap(({ id }, index) => (waived[index] ? [[id, waived[index]] as const] : [])));
}
