import { mergeHours } from './shop-days.ts';
import type { OpenHours } from './types.ts';

/** Whether a weekday has a stretch in its new hours that was not wholly open before. */
export function isLonger(before: readonly OpenHours[], after: readonly OpenHours[], weekday: number): boolean {
  const known = joined(mergeHours(before, weekday));
  return mergeHours(after, weekday).some(({ from, to }) => !known.some((old) => old.from <= from && to <= old.to));
}

/** Shifts that touch are open without a break. */
function joined(stretches: readonly { from: number; to: number }[]) {
  const open: { from: number; to: number }[] = [];
  for (const { from, to } of stretches) {
    const last = open.at(-1);
    if (last?.to === from) last.to = to;
    else open.push({ from, to });
  }
  return open;
}
