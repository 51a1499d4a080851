import { useSearchParams } from 'react-router';
import type { Tab } from '../use-appointments.ts';

const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

/** Empty, or a plausible day: while a year is typed, date inputs report the years 2, 20 and 202 on the way. */
const isDay = (text: string) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && text >= EARLIEST && text <= LATEST);

/** A missing end is left open. Empty while a date is half typed or the end is before the beginning. */
function rangeOf(from: string, to: string): string {
  if ((from === '' && to === '') || !isDay(from) || !isDay(to)) return '';
  const [first, last] = [from || EARLIEST, to || LATEST];
  return first <= last ? `${first},${last}` : '';
}

/** The filter is in the URL, so that Back, a reload and a link restore it. */
export function readWanted(params: URLSearchParams) {
  const tab: Tab = params.get('tab') === 'past' ? 'past' : 'upcoming';
  const id = Number(params.get('id'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    tab,
    id: Number.isInteger(id) && id > 0 ? id : null,
    keyword: params.get('keyword') ?? '',
    from,
    to,
    dates: rangeOf(from, to),
  };
}

export type WantedChange = Partial<Record<'tab' | 'id' | 'keyword' | 'from' | 'to', string>>;

/** The same URL with changes; empty values are removed. */
export function withChange(params: URLSearchParams, change: WantedChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function useWanted() {
  const [params, setParams] = useSearchParams();
  return {
    ...readWanted(params),
    hrefOf: (change: WantedChange) => `?${withChange(params, change)}`,
    change: (change: WantedChange, replace = true) =>
      setParams((now) => withChange(now, change), { replace, preventScrollReset: true }),
  };
}
