import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SERVER_ERROR, tellFailure } from '../../../lib/failures.ts';
import { sessionLost } from '../../../lib/graphql/session-lost.ts';
import { keys, read } from '../../../lib/storage.ts';

const ADDRESS = '/account/export';
const FILE = 'thyme-my-data.json';

/** The token travels in a header, which a plain link cannot send, so the file is fetched and then saved. */
async function fetchExport(): Promise<Blob | null> {
  const token = read(keys.guestToken) ?? '';
  const response = await fetch(ADDRESS, { headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401) {
    sessionLost(token);
    return null;
  }
  if (!response.ok) throw new Error(`The export answered ${response.status}.`);
  return response.blob();
}

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE });
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything Thyme knows about the guest, as one file to keep. */
export function DataExport() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await fetchExport();
      if (file) save(file);
    } catch (error) {
      tellFailure(error, { api: ADDRESS, otherwise: SERVER_ERROR });
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
