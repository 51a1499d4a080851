import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { formatDayTime, formatMinutes, formatTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Note } from '@thyme/ui';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartLine, PricedCart } from '../../cart/priced-cart.ts';
import type { Moment, PlacedService } from '../choice/choice.ts';
import type { BookingShop } from '../choice/slots.ts';
import { describeSpan } from '../choice/words.ts';
import { StepHeading } from './step-heading.tsx';

interface ConfirmStepProps {
  shop: BookingShop;
  priced: PricedCart;
  placed: readonly PlacedService[];
  call: Moment | null;
  /** The call would come after the first service. */
  callTooLate: boolean;
  guest: ReactNode;
  payment: ReactNode;
}

/** Line by line what is booked, who comes, and how it is paid. */
export function ConfirmStep({ shop, priced, placed, call, callTooLate, guest, payment }: ConfirmStepProps) {
  const { lines, quote } = priced;
  if (!quote) return null;
  const show = (minor: number) => money(minor / 100, shop.country);
  const callCost = quote.lines.find(({ item }) => item.kind === 'call')?.total ?? 0;
  const span = placed.length > 0 ? `${describeSpan(placed, shop.zone)}, ${shop.zone_label}` : `At ${shop.name}`;
  return (
    <>
      <StepHeading lead={span}>Confirm Appointment</StepHeading>
      {callTooLate && (
        <Note tone="danger" announce className="mb-6">
          {CONSULTATION_MESSAGES.confirmStep}
        </Note>
      )}
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={`${line.stored.__typename}-${line.stored.id}`} className="flex justify-between gap-6">
            <span>
              <b className="block font-semibold">{line.voucher ? `${line.name}, voucher` : line.name}</b>
              <span className="text-sm text-ink-soft figures">{describe(line, placed)}</span>
            </span>
            <span className="figures">{show(line.regularPrice * line.quantity)}</span>
          </li>
        ))}
        {call && (
          <li className="flex justify-between gap-6">
            <span>
              <b className="flex items-center gap-2 font-semibold">
                <Video aria-hidden="true" className="size-5 text-plum" /> Video consultation
              </b>
              <span className="text-sm text-ink-soft figures">
                {formatDayTime(call.time)}, {shop.consultation_minutes} min
              </span>
            </span>
            <span className="figures">{callCost > 0 ? show(callCost) : 'Free'}</span>
          </li>
        )}
        {quote.discount > 0 && (
          <li className="flex justify-between gap-6 text-ink-soft">
            Discount <b className="font-semibold text-clay-700 figures">−{show(quote.discount)}</b>
          </li>
        )}
      </ul>
      <p className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-4">
        <span>
          <b className="block font-semibold">Total Cost</b>
          <span className="text-sm text-ink-soft">*vat included</span>
        </span>
        <span className="display-28 figures">{show(quote.total)}</span>
      </p>
      <div className="mt-6 border-t border-line pt-6">{guest}</div>
      {payment && <div className="mt-6 border-t border-line pt-6">{payment}</div>}
    </>
  );
}

/** When, how long, how often, or for whom. */
function describe({ stored, service, quantity }: CartLine, placed: readonly PlacedService[]): string {
  if (stored.__typename === 'Voucher') return `${quantity > 1 ? `${quantity}, ` : ''}for ${stored.person}`;
  const at = placed.find(({ line }) => line.service.id === stored.id);
  if (!service || !at) return '';
  const group = service.service_group;
  const often = group?.is_course ? group.occurrences : group?.group_type === 'repeated' ? quantity : 1;
  const dates = often > 1 ? `${often} dates from ${formatDayTime(at.time)}` : '';
  const several = new Set(placed.map(({ date }) => date)).size > 1;
  const when = dates || (several ? formatDayTime(at.time) : formatTime(at.time));
  return `${when}, ${formatMinutes(service.duration)}${often > 1 ? ' each' : ''}`;
}
