import { notify } from '@thyme/site/notify.ts';

/** Opens the system's share sheet where there is one, else copies the URL to the clipboard. */
export async function sharePage(title: string): Promise<void> {
  const url = `${window.location.origin}${window.location.pathname}`;
  if (navigator.share) {
    // Closing the sheet rejects, which is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied.');
  } catch {
    notify.info(url);
  }
}
