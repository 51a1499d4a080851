import { MAX_QUANTITY, remainingSales } from '@thyme/domain/bookings';
import { formatDay, formatMinutes, wallAt } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { QuantityStepper } from '@thyme/ui/fields/quantity-stepper.tsx';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { focusMarks, focusOffer, takeLineFocus } from './cart-focus.ts';
import type { CartLine } from './priced-cart.ts';
import { entryKey } from './stored-cart.ts';
import type { Cart } from './use-cart.ts';

/** More than these, and the list scrolls. */
const SHOWN_ITEMS = 3;

interface CartLinesProps {
  lines: readonly CartLine[];
  cart: Cart;
  country: string;
}

export function CartLines({ lines, cart, country }: CartLinesProps) {
  const scrolls = lines.length > SHOWN_ITEMS;
  return (
    <ul
      aria-label={scrolls ? 'Items, scrolls' : 'Items'}
      tabIndex={scrolls ? 0 : undefined}
      className={clsx('-mx-2 px-2', scrolls && 'max-h-60 overflow-y-auto overscroll-contain [scrollbar-width:thin]')}
    >
      {lines.map((line) => (
        <Line key={entryKey(line.stored)} line={line} cart={cart} country={country} />
      ))}
    </ul>
  );
}

function Line({ line, cart, country }: { line: CartLine; cart: Cart; country: string }) {
  const { stored, name, voucher } = line;
  const companion = stored.__typename === 'ServicePricing' ? stored.companion : undefined;
  const kind = voucher && !voucher.sessions ? ', voucher' : '';
  const title = `${name}${companion ? `, for ${companion.name}` : kind}`;
  useEffect(() => takeLineFocus({ __typename: stored.__typename, id: stored.id }), [stored.__typename, stored.id]);
  return (
    <li
      {...focusMarks.line(stored)}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && focusOffer(stored)}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-4"
    >
      <b className="leading-snug font-semibold">{title}</b>
      <span className="text-right font-semibold figures">
        {money((line.regularPrice * line.quantity) / 100, country)}
      </span>
      <span className="text-sm text-ink-soft figures">{describe(line, country)}</span>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        onClick={() => {
          cart.remove(stored);
          focusOffer(stored);
        }}
        className="-my-3 min-h-11 min-w-11 justify-self-end py-3 pl-3 text-sm text-ink-soft underline decoration-line-strong hover:text-danger"
      >
        Remove
      </button>
      {voucher && (
        <QuantityStepper
          size="sm"
          className="mt-2 justify-self-start"
          label={`Quantity of ${name}`}
          value={stored.qty}
          min={0}
          max={Math.min(MAX_QUANTITY, remainingSales(voucher.limit_number_of_sales, voucher.total_sale))}
          onValueChange={(qty) => cart.setQuantity(stored, qty)}
          onEmpty={() => cart.remove(stored)}
        />
      )}
    </li>
  );
}

/** The line below the name: duration, number of dates, or recipient. */
function describe({ service, voucher, stored, quantity, regularPrice }: CartLine, country: string): string {
  if (voucher?.sessions) return voucher.sessions === 1 ? '1 session' : `${voucher.sessions} sessions`;
  if (stored.__typename === 'Voucher')
    return stored.sendOn ? `For ${stored.person}, sent ${formatDay(wallAt(stored.sendOn))}` : `For ${stored.person}`;
  if (!service) return '';
  const group = service.service_group;
  if (group?.group_type === 'repeated') return `${quantity} × ${money(regularPrice / 100, country)}`;
  if (group?.is_course && group.occurrences > 1)
    return `${group.occurrences} dates, ${formatMinutes(service.duration)} each`;
  return formatMinutes(service.duration);
}
