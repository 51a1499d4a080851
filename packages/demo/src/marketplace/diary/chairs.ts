import type { Instant } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';

type Diary = Pick<DemoShop, 'taken'>;

export function isTaken(shop: Diary, chairId: number, from: Instant, to: Instant): boolean {
  return (shop.taken.get(chairId) ?? []).some(([start, end]) => start < to && from < end);
}

export function take(shop: Diary, chairId: number, from: Instant, to: Instant) {
  const taken = shop.taken.get(chairId);
  if (taken) taken.push([from, to]);
  else shop.taken.set(chairId, [[from, to]]);
}
