import { saveFile } from '@thyme/site/save-file.ts';
import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SERVER_ERROR, showFailure } from '../../../lib/failures.ts';
import { authorizedFetch } from '../../../lib/session/authorized-fetch.ts';

const ADDRESS = '/account/export';
/** The same data twice: for other programs, and to read. */
const files = {
  json: { address: ADDRESS, name: 'thyme-my-data.json' },
  html: { address: `${ADDRESS}?format=html`, name: 'thyme-my-data.html' },
} as const;
type Format = keyof typeof files;

/** A plain link cannot send the token's header, so the file is fetched first. */
async function fetchExport(address: string): Promise<Blob | null> {
  const response = await authorizedFetch(address);
  if (response && !response.ok) throw new Error(`The export answered ${response.status}.`);
  return response?.blob() ?? null;
}

/** Downloads everything that is stored about the guest as one file. */
export function DataExport() {
  const [busy, setBusy] = useState<Format | null>(null);
  async function download(format: Format) {
    setBusy(format);
    try {
      const file = await fetchExport(files[format].address);
      if (file) saveFile(file, files[format].name);
    } catch (error) {
      showFailure(error, { api: ADDRESS, otherwise: SERVER_ERROR });
    } finally {
      setBusy(null);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-thyme-50 p-4">
      <p className="min-w-52 flex-1">
        <b className="block font-semibold">Take your data with you</b>
        Your profile, appointments, purchases, vouchers and reviews in one file: as a page to read, or as data (JSON)
        for another app.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={busy === 'json'} onClick={() => void download('json')}>
          <Download aria-hidden="true" /> Download my data
        </Button>
        <Button variant="ghost" busy={busy === 'html'} onClick={() => void download('html')}>
          Download as a page
        </Button>
      </div>
    </div>
  );
}
