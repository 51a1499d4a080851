import { formatDay, wallAt } from '@thyme/domain/time';
import { Undo2 } from 'lucide-react';
import type { GiftDraft } from './gift-draft.ts';

/** When the card is mailed; empty while no day is chosen. */
export function sentWords({ delivery, day }: GiftDraft): string {
  if (delivery === 'now') return 'As soon as it’s paid';
  return day === '' ? '' : `${formatDay(wallAt(day))}, 9:00 am`;
}

/** The email that brings the card, as far as it is written. */
export function GiftMail({ draft }: { draft: GiftDraft }) {
  const from = draft.from.trim();
  const rows = [
    ['To', draft.email.trim()],
    ['Subject', from && `${from} has a voucher for you`],
    ['Sent', sentWords(draft)],
  ].filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <dl className="divide-y divide-line rounded-md border border-line bg-card text-sm">
      {rows.map(([name, text]) => (
        <div key={name} className="grid grid-cols-[4.5rem_minmax(0,1fr)] px-4 py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As the booking policy says. */
export function GiftRefund() {
  return (
    <p className="flex gap-3 text-sm text-ink-soft">
      <Undo2 aria-hidden="true" className="text-thyme-700" />
      Changed your mind? Write to us within 14 days and we’ll refund it in full, as long as none of it has been used.
    </p>
  );
}
