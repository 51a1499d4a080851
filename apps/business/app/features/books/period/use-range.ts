import { isLocalDate } from '@thyme/domain/time';
import { useSearchParams } from 'react-router';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Range } from './range.ts';

/** The period in the URL; by default this month. */
export function useRange(): { range: Range; setRange: (range: Range) => void } {
  const { today } = useShopNow();
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isGiven = isLocalDate(from) && isLocalDate(to) && from <= to;
  const range = isGiven ? { from, to } : { from: `${today.slice(0, 7)}-01`, to: today };
  const setRange = (next: Range) =>
    setParams(
      (before) => {
        before.set('from', next.from);
        before.set('to', next.to);
        return before;
      },
      { replace: true },
    );
  return { range, setRange };
}
