/** The labels of zones whose clocks always agree with Ireland's, where most visitors are. */
const HOME_LABELS: ReadonlySet<string> = new Set(['Irish time', 'UK time']);

/** Whether a time with this zone label may stand without it for a reader in Ireland. */
export function isHomeClock(label: string): boolean {
  return HOME_LABELS.has(label);
}

/** '4:15 pm New York time'; a time of the home clock stays as it is. For words that are the same for every reader. */
export function withZone(words: string, label: string): string {
  return isHomeClock(label) ? words : `${words} ${label}`;
}
