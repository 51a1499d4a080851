import type { CartQuote } from '@thyme/domain/bookings';
import { money } from '@thyme/site/format.ts';
import { MoneyBar } from '@thyme/ui/display/money-bar.tsx';
import { AppointmentTimeline } from '@thyme/ui/time/appointment-timeline.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import type { ReactNode } from 'react';
import { inFullWords } from '../../cart/deposit-words.ts';
import { MemberRow } from '../../member/member-row.tsx';
import type { Part, PlacedService } from '../choice/choice.ts';
import type { BookingShop } from '../choice/slots.ts';
import { PolicyNote } from './policy-note.tsx';
import { timedStops, untimedStops } from './timeline-stops.ts';

interface AppointmentAsideProps {
  shop: BookingShop;
  parts: readonly Part[];
  placed: readonly PlacedService[];
  quote: CartQuote;
  now: number;
  /** When the rest is paid. */
  later?: string;
  /** What a membership takes off. */
  memberSaving?: number;
  /** Below the timeline: the link to separate times. */
  children?: ReactNode;
}

/** The choice so far, drawn from top to bottom, and what it costs. */
export function AppointmentAside({
  shop,
  parts,
  placed,
  quote,
  now,
  later = 'On the day',
  memberSaving = 0,
  children,
}: AppointmentAsideProps) {
  const [first] = placed;
  const isTimed = first !== undefined && parts.length > 0;
  return (
    <>
      <h3 className="display-22">
        {isTimed ? dateName(first.date) : parts.length > 0 ? 'Your appointment' : 'Your order'}
      </h3>
      <p className="mb-4 text-ink-soft">
        {shop.name}, {shop.area}
      </p>
      {parts.length > 0 && (
        <AppointmentTimeline stops={isTimed ? timedStops(placed, shop.zone, true) : untimedStops(parts)} />
      )}
      {children}
      <div className="mt-6 border-t border-line pt-6">
        <MemberRow saving={memberSaving} country={shop.country} />
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-ink-soft">
            Total Cost {shop.vat_registered && <span className="text-sm">*vat included</span>}
          </span>
          <b className="font-semibold figures">{quote.total > 0 ? money(quote.total / 100, shop.country) : 'Free'}</b>
        </p>
        <MoneyBar
          className="mt-3"
          tone="plan"
          legend="stacked"
          paid={{ value: quote.payableNow, amount: money(quote.payableNow / 100, shop.country), label: 'Pay now' }}
          due={{ value: quote.dueLater, amount: money(quote.dueLater / 100, shop.country), label: later }}
        />
        {quote.inFull && <p className="mt-3 text-sm text-ink-soft">{inFullWords(shop.name)}</p>}
      </div>
      {isTimed && <PolicyNote shop={shop} startsAt={first.time} zone={shop.zone} now={now} />}
    </>
  );
}
