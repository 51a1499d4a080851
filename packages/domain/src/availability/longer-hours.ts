import type { Stretch } from './shop-days.ts';

/** Whether the new hours of a day include time that was not open before. */
export function isLonger(before: readonly Stretch[], after: readonly Stretch[]): boolean {
  const known = joined(before);
  return after.some(({ from, to }) => !known.some((old) => old.from <= from && to <= old.to));
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
