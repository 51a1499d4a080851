import { formatDayTime } from '@thyme/domain/time';
import { Dot } from '@thyme/ui';
import { useMemo } from 'react';
import { ZoneName } from '../../lib/view/zone-name.tsx';
import { useFirstFree, useLiveDays } from './use-availability.ts';

interface SoonestProps {
  businessId: number;
  pricingIds: readonly number[];
  zoneLabel: string;
}

const names = ['', 'this service', 'both services'];

/** The first time at which all services of the cart could begin. */
export function Soonest({ businessId, pricingIds, zoneLabel }: SoonestProps) {
  const { data: times, isError } = useFirstFree({ businessId, pricingIds, callFirst: true }, 1);
  const [first] = times ?? [];
  const day = first?.s_date;
  useLiveDays(
    businessId,
    useMemo(() => (day ? [day] : []), [day]),
  );
  if (isError || times?.length === 0) return null;
  return (
    <div className="mt-4 flex min-h-18 items-center gap-3 rounded-sm bg-thyme-100 px-4 py-3">
      <Dot live />
      <p className="leading-snug">
        <span className="block text-sm">First free for {names[pricingIds.length] ?? 'all services'}</span>
        <b className="block font-semibold figures">{first ? formatDayTime(first.s_time) : 'Looking…'}</b>
        {first && <ZoneName label={zoneLabel} className="block text-sm" />}
      </p>
    </div>
  );
}
