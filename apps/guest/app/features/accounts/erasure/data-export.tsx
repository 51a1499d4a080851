import { saveFile } from '@thyme/site/save-file.ts';
import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SERVER_ERROR, showFailure } from '../../../lib/failures.ts';
import { authorizedFetch } from '../../../lib/session/authorized-fetch.ts';

const ADDRESS = '/account/export';
const FILE = 'thyme-my-data.json';

/** A plain link cannot send the token's header, so the file is fetched first. */
async function fetchExport(): Promise<Blob | null> {
  const response = await authorizedFetch(ADDRESS);
  if (response && !response.ok) throw new Error(`The export answered ${response.status}.`);
  return response?.blob() ?? null;
}

/** Downloads everything that is stored about the guest as one file. */
export function DataExport() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await fetchExport();
      if (file) saveFile(file, FILE);
    } catch (error) {
      showFailure(error, { api: ADDRESS, otherwise: SERVER_ERROR });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-thyme-50 p-4">
      <p className="min-w-60 flex-1">
        <b className="block font-semibold">Take your data with you</b>
        Your profile, appointments, purchases, vouchers and reviews in one file.
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" /> Download my data
      </Button>
    </div>
  );
}
