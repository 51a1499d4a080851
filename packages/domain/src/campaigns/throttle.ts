/**
 * How many messages each of several campaigns may queue now. They share the rate of a minute, so that a large one does
 * not delay a small one; unused capacity goes to the next ones.
 */
export function shareRate(waiting: readonly number[], rate: number, usedInMinute: number): number[] {
  let left = Math.max(0, rate - usedInMinute);
  const order = waiting.map((number, index) => ({ number, index })).sort((a, b) => a.number - b.number);
  const shares: number[] = [];
  order.forEach(({ number, index }, place) => {
    const share = Math.min(number, Math.ceil(left / (order.length - place)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}
