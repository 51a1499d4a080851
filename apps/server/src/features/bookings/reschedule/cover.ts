import type { Instant } from '@thyme/domain/time';
import type { TakenTime } from '../../availability/index.ts';

export interface WantedSpan {
  from: Instant;
  to: Instant;
  /** With the time the chair is kept free afterwards. */
  busyUntil: Instant;
}

export interface Cover extends WantedSpan {
  chairId: number;
}

/** What is left of a wanted time once the times one has already are taken out of it. */
export function missingOf(wanted: TakenTime, own: readonly TakenTime[]): TakenTime[] {
  const missing: TakenTime[] = [];
  let from = wanted.startsAt;
  const mine = own
    .filter(({ chairId, startsAt, endsAt }) => chairId === wanted.chairId && startsAt < wanted.endsAt && endsAt > from)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  for (const { startsAt, endsAt } of mine) {
    if (startsAt > from) missing.push({ ...wanted, startsAt: from, endsAt: startsAt });
    from = Math.max(from, endsAt);
  }
  if (from < wanted.endsAt) missing.push({ ...wanted, startsAt: from });
  return missing;
}

/** Where each span finds room in times that are all one's own; undefined when one of them does not. */
export function coverSpans(own: readonly TakenTime[], spans: readonly WantedSpan[]): Cover[] | undefined {
  const joined = joinTimes(own);
  const covers: Cover[] = [];
  let current: number | undefined;
  for (const span of spans) {
    const fitting = joined.filter(({ startsAt, endsAt }) => startsAt <= span.from && endsAt >= span.to);
    const room = fitting.find(({ chairId }) => chairId === current) ?? longestOf(fitting);
    if (!room) return undefined;
    current = room.chairId;
    covers.push({ ...span, chairId: room.chairId, busyUntil: Math.min(span.busyUntil, room.endsAt) });
  }
  return covers;
}

/** The chair that was kept for the visit reaches furthest. */
function longestOf(times: readonly TakenTime[]): TakenTime | undefined {
  return times.toSorted((a, b) => b.endsAt - a.endsAt || a.chairId - b.chairId)[0];
}

function joinTimes(times: readonly TakenTime[]): TakenTime[] {
  const joined: TakenTime[] = [];
  for (const time of times.toSorted((a, b) => a.chairId - b.chairId || a.startsAt - b.startsAt)) {
    const last = joined.at(-1);
    if (last?.chairId === time.chairId && time.startsAt <= last.endsAt)
      joined[joined.length - 1] = { ...last, endsAt: Math.max(last.endsAt, time.endsAt) };
    else joined.push(time);
  }
  return joined;
}
