import { money } from '@thyme/site/format.ts';
import { laterWords } from '../../later-words.ts';
import type { StepProps } from '../step.ts';
import { Strip } from './strip.tsx';
import { timedStops, untimedStops } from './timeline-stops.ts';

/** The choice so far and what it costs, in one row. */
export function AppointmentStrip({ shop, quote, booking: { state, eachPays } }: StepProps) {
  const { parts, placed } = state;
  const show = (minor: number) => money(minor / 100, shop.country);
  return (
    <Strip
      stops={placed.length > 0 ? timedStops(placed, shop.zone) : untimedStops(parts)}
      price={
        <>
          <b className="block font-semibold">{show(quote.total)}</b>
          {quote.payableNow > 0 && <span className="block text-sm text-ink-soft">{show(quote.payableNow)} now,</span>}
          {quote.dueLater > 0 && (
            <span className="block text-sm text-ink-soft">
              {quote.payableNow > 0 ? show(quote.dueLater) : 'to pay'} {laterWords(eachPays).toLowerCase()}
            </span>
          )}
        </>
      }
    />
  );
}
