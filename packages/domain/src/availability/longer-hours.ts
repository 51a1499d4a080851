import { mergeHours } from './shop-days.ts';
import type { OpenHours } from './types.ts';

/** Whether a weekday's new hours include time that was not open before. */
export function isLonger(before: readonly OpenHours[], after: readonly OpenHours[], weekday: number): boolean {
  const known = joined(mergeHours(before, weekday));
  return mergeHours(after, weekday).some(({ from, to }) => !known.some((old) => old.from <= from && to <= old.to));
}

/** Adjacent shifts count as open without a break. */
function joined(stretches: readonly { from: number; to: number }[]) {
  const open: { from: number; to: number }[] = [];
  for (const { from, to } of stretches) {
    const last = open.at(-1);
    if (last?.to === from) last.to = to;
    else open.push({ from, to });
  }
  return open;
}
