const KEY = 'ebook-sent';
/** A thank-you belongs to the form that was just sent. */
const FRESH_MS = 3_600_000;

/** Remembers in this tab that the e-book was requested, for the page that says thanks. */
export function markEbookSent(now: number): void {
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch (error) {
    // Storage is full or blocked: the next page then shows less.
    console.warn('The sent form could not be stored for the next page.', error);
  }
}

/** Whether this tab has just requested the e-book. */
export function wasEbookSent(now: number): boolean {
  try {
    const sentAt = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return now - sentAt >= 0 && now - sentAt < FRESH_MS;
  } catch (error) {
    console.warn('The sent form could not be read.', error);
    return false;
  }
}
