import { minuteOfWall, type WallSeconds } from '@thyme/domain/time';

/** A time of a day with its change since the last update. */
export interface ShownTime {
  time: WallSeconds;
  state: 'free' | 'taken' | 'back';
}

/** The first result for a day: everything is simply free. */
export const firstLook = (free: readonly WallSeconds[]): ShownTime[] => free.map((time) => ({ time, state: 'free' }));

/** What a later result changes: a time that is gone stays, struck through; a new or returning one is marked. */
export function lookAgain(shown: readonly ShownTime[], free: readonly WallSeconds[]): ShownTime[] {
  const isFree = new Set(free);
  const before = new Map(shown.map((entry) => [entry.time, entry.state]));
  const all = [...new Set([...before.keys(), ...free])].sort((a, b) => a - b);
  return all.map((time) => {
    if (!isFree.has(time)) return { time, state: 'taken' };
    return { time, state: before.get(time) === 'free' ? 'free' : 'back' };
  });
}

/** The changes between two results, for screen readers. */
export function changesBetween(before: readonly ShownTime[], after: readonly ShownTime[]) {
  const was = new Map(before.map((entry) => [entry.time, entry.state]));
  return {
    gone: after.filter(({ time, state }) => state === 'taken' && was.has(time) && was.get(time) !== 'taken'),
    back: after.filter(({ time, state }) => state === 'back' && was.get(time) !== 'back'),
  };
}

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** Morning, afternoon and evening, with their times. */
export function byPartOfDay<Entry extends { time: WallSeconds }>(times: readonly Entry[]) {
  const between = (from: number, to: number) =>
    times.filter(({ time }) => minuteOfWall(time) >= from && minuteOfWall(time) < to);
  return [
    { title: 'Morning', times: between(0, NOON) },
    { title: 'Afternoon', times: between(NOON, EVENING) },
    { title: 'Evening', times: between(EVENING, 24 * 60) },
  ];
}
