import { DAY, MINUTE, minuteOfWall, type WallSeconds } from '../time/index.ts';

const HALF_DAY = 12 * 60;
const WHOLE_DAY = 24 * 60;

/** Words that ask for something; a statement ('running ten minutes late') is no wish. */
const ASKS = /\?|\b(could|can|may|might|possible|possibly|chance|would|wondering|move|change|swap|instead|rather)\b/;
/** Another day is for the calendar: it has no single right answer. */
const OTHER_DAY =
  /\b(tomorrow|tonight|weekend|next|another day|other day|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(st|nd|rd|th)|\d{1,2}\/\d{1,2}|days?|weeks?)\b/;
const EARLIER_OR_LATER =
  /\b(?:(an hour and a half)|(half an hour)|(a quarter of an hour)|(an hour)|(\d{1,3}) ?(?:minutes|mins|min)|(\d) ?(?:hours|hrs|hour))\s+(earlier|sooner|later)\b/;
const MINUTES = [90, 30, 15, 60] as const;
/** '2:15', '2.15pm', '14:30', '3 pm', and a bare hour only after 'at', 'to' or the like. */
const CLOCK = /\b(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\b)?|\b(\d{1,2})\s*([ap])\.?m\b/g;
const BARE_HOUR =
  /\b(?:at|to|around|about|for|from|make it)\s+(\d{1,2})(?!\s*[:.]\d|\s*[ap]\.?m\b|\d|\s*(?:%|€|people|of us|min|mins|minutes|hours?|weeks?|years?|euro))\b/g;

/**
 * The start that a guest's message asks for, on the day of their appointment; null if it asks for nothing, or not
 * clearly for one time. Hours without am or pm are those nearest to the appointment.
 */
export function readTimeWish(
  message: string,
  { starts, now }: { starts: WallSeconds; now: WallSeconds },
): WallSeconds | null {
  const words = message.toLowerCase().replaceAll('’', "'");
  if (!ASKS.test(words) || OTHER_DAY.test(words)) return null;
  if (/\btoday\b/.test(words) && Math.floor(now / DAY) !== Math.floor(starts / DAY)) return null;
  const minute = minuteOfWall(starts);
  const wished = readShift(words, minute) ?? readClock(words, minute);
  if (wished === null || wished < 0 || wished >= WHOLE_DAY || wished === minute) return null;
  const wish = (starts + (wished - minute) * MINUTE) as WallSeconds;
  return wish > now ? wish : null;
}

function readShift(words: string, minute: number): number | null {
  const found = EARLIER_OR_LATER.exec(words);
  if (!found) return null;
  const [, ...groups] = found;
  const direction = groups[6] === 'later' ? 1 : -1;
  const named = MINUTES.find((_, index) => groups[index] !== undefined);
  const shift = named ?? (groups[4] === undefined ? Number(groups[5]) * 60 : Number(groups[4]));
  return minute + direction * shift;
}

function readClock(words: string, minute: number): number | null {
  const exact = [...words.matchAll(CLOCK)].map(([, hour, minutes, half, bare, bareHalf]) =>
    minuteOf(Number(hour ?? bare), Number(minutes ?? 0), half ?? bareHalf, minute),
  );
  const bare = [...words.matchAll(BARE_HOUR)].map(([, hour]) => minuteOf(Number(hour), 0, undefined, minute));
  const named = [...exact, ...bare];
  if (named.includes(null)) return null;
  // 'At 3 instead of 2:45' names the present time as well.
  const others = new Set(named.filter((one) => one !== minute));
  return others.size === 1 ? ([...others][0] ?? null) : null;
}

function minuteOf(hour: number, minutes: number, half: string | undefined, near: number): number | null {
  if (hour > 23 || minutes > 59 || (half !== undefined && (hour === 0 || hour > 12))) return null;
  const plain = hour * 60 + minutes;
  if (half !== undefined) return (hour % 12) * 60 + minutes + (half === 'p' ? HALF_DAY : 0);
  if (hour === 0 || hour > 12) return plain;
  const morning = (hour % 12) * 60 + minutes;
  return Math.abs(morning - near) <= Math.abs(morning + HALF_DAY - near) ? morning : morning + HALF_DAY;
}
