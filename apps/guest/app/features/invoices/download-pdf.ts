import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { saveFile } from '@thyme/site/save-file.ts';
import { keys, read } from '../../lib/session/storage.ts';

/** The file is private, so it is fetched with the guest's token and then saved. */
export async function downloadPdf(url: string, name: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${read(keys.guestToken) ?? ''}` } });
  if (!response.ok) throw new NetworkFailure('The document could not be fetched.', { status: response.status });
  saveFile(await response.blob(), name);
}
