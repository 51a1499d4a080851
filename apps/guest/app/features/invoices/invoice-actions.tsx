import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { Button } from '@thyme/ui';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/failures.ts';
import { keys, read } from '../../lib/session/storage.ts';

/** The file is private, so it is fetched with the guest's token and then saved. */
async function download(url: string, name: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${read(keys.guestToken) ?? ''}` } });
  if (!response.ok) throw new NetworkFailure('The invoice could not be fetched.', { status: response.status });
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

export function InvoiceActions({ pdfUrl, number }: { pdfUrl: string; number: string }) {
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      await download(pdfUrl, `Invoice ${number}.pdf`);
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
