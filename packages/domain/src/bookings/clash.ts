import {
  dateOfWall,
  formatDay,
  formatMinutes,
  formatTime,
  minuteOfWall,
  type WallSeconds,
  wallAt,
} from '../time/index.ts';

/** Something that occupies a person's time, on the wall clock. */
export type TakenSpan = {
  /** Stable key, so that an accepted clash is not asked about again. */
  readonly key: string;
  readonly kind: 'visit' | 'class' | 'call' | 'block' | 'hold';
  /** The guest, the class, or the note of a block. */
  readonly title: string;
  readonly from: WallSeconds;
  readonly to: WallSeconds;
  /** Including the clean-up time afterwards. */
  readonly busyUntil?: WallSeconds;
  /** The purpose of a hold. */
  readonly purpose?: string | null | undefined;
};

type Minutes = { readonly from: number; readonly to: number };

/** One person's working day. */
export type PersonDay = {
  readonly person: string;
  /** In order, in minutes of the day; empty on a day off. */
  readonly open: readonly Minutes[];
  /** Whether these are the person's own hours, not the shop's. */
  readonly isOwn: boolean;
  /** Why the shop is closed that day, possibly empty; null if it is open. */
  readonly closed: string | null;
  readonly taken: readonly TakenSpan[];
  /** Services that the person does not offer. */
  readonly cannot?: readonly string[];
};

/** A warning for a member before placing an appointment there, never a refusal. */
export type Clash = { readonly key: string; readonly words: string };

export type Stay = { readonly from: WallSeconds; readonly to: WallSeconds };

/** '2:00–3:00 pm', '11:30 am–1:00 pm'. */
export function formatSpan({ from, to }: Stay): string {
  const [begin, end] = [formatTime(from), formatTime(to)];
  return begin.slice(-2) === end.slice(-2) ? `${begin.slice(0, -3)}–${end}` : `${begin}–${end}`;
}

/** All clashes of a person's time in a span, those of the whole day first. */
export function clashesOf(stay: Stay, day: PersonDay, now: WallSeconds = Number.NEGATIVE_INFINITY): Clash[] {
  const passed = stay.to <= now ? [{ key: 'past', words: 'This time has passed.' }] : [];
  return [
    ...passed,
    ...(day.cannot ?? []).map((service) => ({
      key: `skill:${service}`,
      words: `${day.person} doesn’t do ${service}.`,
    })),
    ...hoursClashes(stay, day),
    ...day.taken.flatMap((taken) => overlapOf(stay, taken)),
  ];
}

function hoursClashes(stay: Stay, { person, open, isOwn, closed }: PersonDay): Clash[] {
  const date = dateOfWall(stay.from);
  if (closed !== null)
    return [{ key: 'closed', words: `Closed on ${formatDay(stay.from)}${closed && `: ${closed}`}.` }];
  if (open.length === 0) {
    const words = isOwn ? `${person} is off on ${formatDay(stay.from)}.` : `Closed on ${formatDay(stay.from)}.`;
    return [{ key: isOwn ? 'off' : 'closed', words }];
  }
  const opens = wallAt(date, Math.min(...open.map(({ from }) => from)));
  const closes = wallAt(date, Math.max(...open.map(({ to }) => to)));
  const clashes: Clash[] = [];
  if (stay.from < opens) clashes.push({ key: 'early', words: earlyWords(stay, opens, isOwn ? person : null) });
  if (stay.to > closes) clashes.push({ key: 'late', words: lateWords(stay, closes, isOwn ? person : null) });
  for (const pause of breaksIn(open)) {
    const span = { from: wallAt(date, pause.from), to: wallAt(date, pause.to) };
    if (stay.from < span.to && stay.to > span.from)
      clashes.push({ key: `break:${pause.from}`, words: breakWords(span, isOwn ? person : null) });
  }
  return clashes;
}

function breaksIn(open: readonly Minutes[]): Minutes[] {
  const between = open.slice(1).map((next, index) => ({ from: (open[index] as Minutes).to, to: next.from }));
  return between.filter(({ from, to }) => from < to);
}

const inMinutes = (seconds: number) => formatMinutes(Math.round(seconds / 60));

function earlyWords({ from }: Stay, opens: WallSeconds, person: string | null): string {
  const early = inMinutes(opens - from);
  return person === null
    ? `Starts ${early} before you open at ${formatTime(opens)}.`
    : `Starts ${early} before ${person}’s day begins at ${formatTime(opens)}.`;
}

function lateWords({ from, to }: Stay, closes: WallSeconds, person: string | null): string {
  const what = person === null ? `closing at ${formatTime(closes)}` : `${person}’s day ends at ${formatTime(closes)}`;
  return from >= closes ? `After ${what}.` : `Ends ${inMinutes(to - closes)} after ${what}.`;
}

const NOON_FROM = 11 * 60 + 30;
const NOON_UNTIL = 14 * 60 + 30;

function breakWords(span: Stay, person: string | null): string {
  const minute = minuteOfWall(span.from);
  const name = minute >= NOON_FROM && minute <= NOON_UNTIL ? 'lunch' : 'break';
  const whose = person === null ? (name === 'lunch' ? 'lunch' : 'the break') : `${person}’s ${name}`;
  return `Over ${whose}, ${formatSpan(span)}.`;
}

function overlapOf(stay: Stay, taken: TakenSpan): Clash[] {
  if (stay.from < taken.to && stay.to > taken.from) return [{ key: taken.key, words: overlapWords(taken) }];
  const until = taken.busyUntil ?? taken.to;
  if (stay.from < until && stay.to > taken.to)
    return [
      { key: `${taken.key}:after`, words: `In the clean-up time after ${taken.title}, until ${formatTime(until)}.` },
    ];
  return [];
}

function overlapWords(taken: TakenSpan): string {
  const span = formatSpan(taken);
  switch (taken.kind) {
    case 'visit':
      return `Overlaps ${taken.title} ${span}.`;
    case 'class':
      return `Overlaps the class ${taken.title} ${span}.`;
    case 'call':
      return `Overlaps the call with ${taken.title} ${span}.`;
    case 'block':
      return taken.title ? `Over “${taken.title}” ${span}.` : `Over blocked time ${span}.`;
    case 'hold':
      if (taken.purpose === 'reschedule') return `Held for ${taken.title}’s new time, ${span}.`;
      return taken.purpose === 'waiting-list'
        ? `Offered to ${taken.title} from the waiting list, ${span}.`
        : `${taken.title} is booking ${span} right now.`;
  }
}
