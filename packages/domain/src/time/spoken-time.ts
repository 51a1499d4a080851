const NAMED: Readonly<Record<string, number>> = { noon: 12 * 60, midday: 12 * 60, midnight: 0 };
const CLOCK = /^(\d{1,2})(?:[:. ]?(\d{2}))? ?(?:([ap])(?:\.?m\.?)?)?$/;

/**
 * The minute of the day that a phrase at the desk means: '9', '930', '9:30 am', '21:30', '9.30pm', 'noon'; 1440 for
 * '24:00', null if it is not a time. Without am or pm, 1 to 6 are in the afternoon, unless written '06:00'.
 */
export function spokenTime(words: string): number | null {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  const named = NAMED[text];
  if (named !== undefined) return named;
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hours = '', minutes = '0', half] = match;
  const hour = Number(hours);
  const minute = Number(minutes);
  if (hour > 24 || minute > 59) return null;
  if (half !== undefined) {
    if (hour === 0 || hour > 12) return null;
    return (hour % 12) * 60 + minute + (half === 'p' ? 12 * 60 : 0);
  }
  if (hour === 24) return minute === 0 ? 24 * 60 : null;
  const isAfternoon = hour <= 6 && !hours.startsWith('0');
  return (isAfternoon ? hour + 12 : hour) * 60 + minute;
}
