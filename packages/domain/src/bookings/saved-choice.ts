/** How long the browser keeps a chosen date and time. */
export const SAVED_CHOICE_MS = 3_600_000;

/** Both in milliseconds. A choice saved in the future (the clock was set back) counts as stale. */
export function isSavedChoiceFresh(savedAt: number, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age < SAVED_CHOICE_MS;
}
