const dayFormat = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Dublin',
});

/** The Irish calendar day of an instant: '4 Aug 2026'. */
export function irishDay(instant: number): string {
  return dayFormat.format(instant * 1000);
}
