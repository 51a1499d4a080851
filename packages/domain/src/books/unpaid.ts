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
  const waived = new Map<number, Minor>();
  const waive = (own: readonly PostingLine[], claimed: Minor) => {
    const open = own.map((line) => unpaidOf(line, posted, credited) - (waived.get(line.id) ?? 0));
    const due = claimed - sumOf(own.map(({ id }) => paidOf(posted, id)));
    const shares = splitProportionally(Math.max(0, sumOf(open) - Math.max(0, due)), open);
    for (const [index, { id }] of own.entries()) waived.set(id, (waived.get(id) ?? 0) + (shares[index] ?? 0));
  };
  const linesOf = (appointmentId: number) =>
    lines.filter((line) => line.appointmentId === appointmentId && !line.isVoucher);
  for (const [appointmentId, claimed] of owed) waive(linesOf(appointmentId), claimed);
  // A shared payment may be posted to another appointment than the ledger counts it for, by cents.
  waive([...owed.keys()].flatMap(linesOf), sumOf([...owed.values()]));
  return new Map([...waived].filter(([, amount]) => amount > 0));
}
