import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/failures.ts';
import { downloadPdf } from './download-pdf.ts';
import type { CreditNoteView } from './invoice-view.ts';

/** The refunds, each with a credit note that amends the invoice. */
export function CreditNotes({ notes }: { notes: readonly CreditNoteView[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="credit-notes" className="mt-8 border-t border-line pt-6">
      <h2 id="credit-notes" className="font-semibold">
        {notes.length === 1 ? 'Credit note' : 'Credit notes'}
      </h2>
      <ul className="mt-2 grid gap-2">
        {notes.map((note) => (
          <CreditNote key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}

function CreditNote({ note }: { note: CreditNoteView }) {
  const [saving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    try {
      await downloadPdf(note.pdfUrl, `Credit note ${note.number}.pdf`);
    } catch (error) {
      showFailure(error, { api: 'credit note pdf' });
    } finally {
      setSaving(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <b className="font-medium">{note.number}</b>{' '}
        <span className="text-ink-soft">
          {note.day}, {note.reason}
        </span>
      </span>
      <span className="figures">{note.amount}</span>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        busy={saving}
        aria-label={`Save credit note ${note.number} as PDF`}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" className="size-4.5" /> PDF
      </Button>
    </li>
  );
}
