import type { LineNote } from '@thyme/domain/books';

const BY: Record<Extract<LineNote, { kind: 'untaxed' }>['by'], string> = {
  prepaid: 'a voucher that already included VAT',
  bonus: 'the part of a voucher’s value above its price',
  both: 'vouchers that already included VAT, and with the part of their value above their price',
};

/** Why the VAT or the sum of a line is not that of its price, in a sentence. */
export function noteWords(note: LineNote, { hasVat, money }: { hasVat: boolean; money: (amount: number) => string }) {
  switch (note.kind) {
    case 'waived':
      if (note.left === 0) return hasVat ? 'No longer owed, so there’s no VAT on it.' : 'No longer owed.';
      return `${money(note.amount)} of this is no longer owed.${hasVat ? ` VAT is on the other ${money(note.left)}.` : ''}`;
    case 'session':
      return `Paid from a package: this used ${money(note.worth)} of it, which is what VAT is on.`;
    case 'untaxed':
      return `${note.isWhole ? 'No VAT here' : `No VAT on ${money(note.amount)} of this`}: it was paid with ${BY[note.by]}.`;
  }
}
