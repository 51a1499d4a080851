import { Dot } from '@thyme/ui';
import { Link } from 'react-router';
import { ZoneName } from '../../../lib/view/zone-name.tsx';
import { useNearby } from '../near/use-nearby.ts';
import { keepTime } from './card-times.tsx';
import type { NextTimes } from './next-times.ts';
import { type ShopInStrip, soonestTimes } from './soonest-times.ts';

interface FreeStripProps {
  shops: readonly ShopInStrip[];
  times: ReadonlyMap<number, NextTimes>;
}

/** Times that are free today; where there are none, the next ones. Near the visitor where the browser knows a place. */
export function FreeStrip({ shops, times }: FreeStripProps) {
  const nearby = useNearby();
  const near = nearby && soonestTimes(nearby.shops, nearby.times);
  const isNear = near !== null && near.soonest.length > 0;
  const { isToday, soonest } = isNear ? near : soonestTimes(shops, times);
  if (soonest.length === 0) return null;
  const title = `${isToday ? 'Free today' : 'First free'}${isNear ? ` near ${nearby?.name ?? 'you'}` : ''}`;
  return (
    <div className="scroll-row relative flex items-center gap-2.5 px-5 py-px md:px-1">
      <p className="flex flex-none items-center gap-2.5 pr-1 text-sm font-semibold">
        <Dot live /> {title}
      </p>
      <ul aria-label={title} className="flex gap-2">
        {soonest.map(({ slug, shop, service, at, text, zoneLabel }) => (
          <li key={slug} className="flex-none">
            <Link
              to={`/${slug}`}
              data-replay
              onClick={() => keepTime(at)}
              className="inline-flex min-h-11 items-center gap-2 rounded-[12px] bg-card px-3.5 whitespace-nowrap no-underline ring-1 ring-ink/6 transition hover:bg-thyme-100"
            >
              <b className="font-semibold text-thyme-700 figures">{text}</b>{' '}
              <ZoneName label={zoneLabel} className="text-sm text-ink-soft" /> {service}
              <span className="sr-only"> at {shop}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
