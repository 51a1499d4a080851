import { Button } from '@thyme/ui';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/failures.ts';
import { downloadPdf } from './download-pdf.ts';

export function InvoiceActions({ pdfUrl, number }: { pdfUrl: string; number: string }) {
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      await downloadPdf(pdfUrl, `Invoice ${number}.pdf`);
    } catch (error) {
      showFailure(error, { api: 'invoice pdf' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="grid w-full grid-cols-2 gap-2.5 md:flex md:w-auto print:hidden">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" /> Print
      </Button>
      <Button variant="secondary" size="sm" busy={saving} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4.5" /> Save as PDF
      </Button>
    </div>
  );
}
