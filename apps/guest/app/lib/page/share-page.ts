import { notify } from '@thyme/site/notify.ts';

/** The system's own sheet where there is one, else the address goes to the clipboard. */
export async function sharePage(title: string): Promise<void> {
  const url = `${window.location.origin}${window.location.pathname}`;
  if (navigator.share) {
    // Closing the sheet rejects; there is nothing to tell anyone about that.
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
