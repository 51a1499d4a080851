import type { CartQuote } from '@thyme/domain/bookings';
import { formatDay, formatDayTime, formatMinutes, formatTime, wallAt } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Price } from '@thyme/ui';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartLine, ChosenGoods } from '../../cart/priced-cart.ts';
import { entryKey, isSame } from '../../cart/stored-cart.ts';
import { MemberRow } from '../../member/member-row.tsx';
import type { Moment, PlacedService } from '../choice/choice.ts';
import { nameForWhom } from '../choice/group.ts';
import type { BookingShop } from '../choice/slots.ts';

interface BookedLinesProps {
  shop: BookingShop;
  lines: readonly CartLine[];
  quote: CartQuote;
  placed: readonly PlacedService[];
  call: Moment | null;
  goods?: readonly ChosenGoods[] | undefined;
  /** What a membership takes off. */
  memberSaving?: number;
}

/** The booked lines, with the struck-through price where it is reduced. */
export function BookedLines({ shop, lines, quote, placed, call, goods = [], memberSaving = 0 }: BookedLinesProps) {
  const show = (minor: number) => money(minor / 100, shop.country);
  const callCost = quote.lines.find(({ item }) => item.kind === 'call')?.total ?? 0;
  return (
    <div>
      <ul className="grid gap-4">
        {lines.map((line) => {
          const regular = line.regularPrice * line.quantity;
          return (
            <Line
              key={entryKey(line.stored)}
              title={line.voucher ? `${line.name}, voucher` : nameForWhom(line)}
              detail={describe(line, placed)}
            >
              <Price
                stacked
                className="text-right font-normal!"
                amount={line.total > 0 ? show(line.total) : 'Free'}
                was={regular > line.total ? show(regular) : undefined}
              />
            </Line>
          );
        })}
        {call && (
          <Line
            title={
              <>
                <Video aria-hidden="true" className="size-5 text-plum" /> Video consultation
              </>
            }
            detail={`${formatDayTime(call.time)}, ${shop.consultation_minutes} min`}
          >
            <span className="figures">{callCost > 0 ? show(callCost) : 'Free'}</span>
          </Line>
        )}
        {goods.map(({ id, name, price, quantity }) => (
          <Line
            key={`product-${id}`}
            title={quantity > 1 ? `${quantity} × ${name}` : name}
            detail="Handed over at your appointment"
          >
            <span className="figures">{show(price * quantity)}</span>
          </Line>
        ))}
      </ul>
      {memberSaving > 0 && (
        <div className="mt-4">
          <MemberRow saving={memberSaving} country={shop.country} />
        </div>
      )}
      <p className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-4">
        <span>
          <b className="block font-semibold">Total Cost</b>
          {shop.vat_registered && <span className="text-sm text-ink-soft">*vat included</span>}
        </span>
        <span className="display-28 figures">{show(quote.total)}</span>
      </p>
    </div>
  );
}

function Line({ title, detail, children }: { title: ReactNode; detail: string; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-6">
      <span className="min-w-0">
        <b className="flex items-center gap-2 font-semibold">{title}</b>
        <span className="text-sm text-ink-soft figures">{detail}</span>
      </span>
      {children}
    </li>
  );
}

/** When, how long, how often, or for whom. */
function describe({ stored, service, quantity, person }: CartLine, placed: readonly PlacedService[]): string {
  if (stored.__typename === 'Voucher') {
    const often = quantity > 1 ? `${quantity}, ` : '';
    return `${often}for ${stored.person}${stored.sendOn ? `, sent ${formatDay(wallAt(stored.sendOn))}` : ''}`;
  }
  const at = placed.find(({ line }) => isSame(line.stored, stored));
  if (!service || !at) return '';
  const group = service.service_group;
  const often = group?.is_course ? group.occurrences : group?.group_type === 'repeated' ? quantity : 1;
  const dates = often > 1 ? `${often} dates from ${formatDayTime(at.time)}` : '';
  const several = new Set(placed.map(({ date }) => date)).size > 1;
  const when = dates || (several ? formatDayTime(at.time) : formatTime(at.time));
  const withWhom = person ? `, with ${person.name}` : '';
  return `${when}, ${formatMinutes(service.duration)}${often > 1 ? ' each' : ''}${withWhom}`;
}
