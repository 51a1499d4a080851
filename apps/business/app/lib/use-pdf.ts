import { saveFile } from '@thyme/site/save-file.ts';
import { useState } from 'react';
import { authorizedFetch } from './authorized-fetch.ts';
import { showFailure } from './failures.ts';

/** Saves a private document, which is fetched with the desk's token. */
export function usePdf() {
  const [saving, setSaving] = useState<string | null>(null);
  async function save(url: string, name: string): Promise<void> {
    setSaving(url);
    try {
      const response = await authorizedFetch(url);
      // The session has expired, so the desk asks to log in.
      if (!response) return;
      if (!response.ok) throw new Error('The document could not be fetched.');
      saveFile(await response.blob(), name);
    } catch (error) {
      showFailure(error, { api: 'pdf', body: { url } });
    } finally {
      setSaving(null);
    }
  }
  return { save, saving };
}
