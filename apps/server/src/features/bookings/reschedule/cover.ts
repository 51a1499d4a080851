import type { Instant } from '@thyme/domain/time';
import type { TakenTime } from '../../availability/index.ts';

export interface WantedSpan {
  from: Instant;
  to: Instant;
  /** Including the buffer afterwards. */
  busyUntil: Instant;
}

export interface Cover extends WantedSpan {
  chairId: number;
}

/** What is missing of a wanted time after subtracting the times already owned. */
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

/** Places each span within owned times; undefined when one does not fit. */
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

/** The chair held for the appointment has the longest range; of equally long ones, the first chair's. */
function longestOf(times: readonly TakenTime[]): TakenTime | undefined {
  return times.toSorted((a, b) => b.endsAt - a.endsAt)[0];
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
