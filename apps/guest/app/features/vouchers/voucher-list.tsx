import { remainingSales } from '@thyme/domain/bookings';
import { price } from '@thyme/site/format.ts';
import { Badge, LogoMark } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ShopOffersQuery } from '../../generated/graphql.ts';

export type OfferedVoucher = ShopOffersQuery['business_vouchers'][number];

const FEW = 10;

interface VoucherListProps {
  vouchers: readonly OfferedVoucher[];
  country: string;
  /** What can be done with a voucher, at the foot of its ticket. */
  action?: (voucher: OfferedVoucher) => ReactNode;
}

/** Vouchers as tickets, torn along a dashed line. */
export function VoucherList({ vouchers, country, action }: VoucherListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {vouchers.map((voucher, index) => (
        <Ticket
          key={voucher.id}
          voucher={voucher}
          country={country}
          plum={index % 2 === 1}
          action={action?.(voucher)}
        />
      ))}
    </ul>
  );
}

const tornBelow =
  '[mask:radial-gradient(circle_10px_at_0_100%,#0000_98%,#000)_0/51%_100%_no-repeat,radial-gradient(circle_10px_at_100%_100%,#0000_98%,#000)_100%/51%_100%_no-repeat]';
const tornAbove =
  '[mask:radial-gradient(circle_10px_at_0_0,#0000_98%,#000)_0/51%_100%_no-repeat,radial-gradient(circle_10px_at_100%_0,#0000_98%,#000)_100%/51%_100%_no-repeat]';

function Ticket({
  voucher,
  country,
  plum,
  action,
}: {
  voucher: OfferedVoucher;
  country: string;
  plum: boolean;
  action: ReactNode;
}) {
  const left = remainingSales(voucher.limit_number_of_sales, voucher.total_sale);
  const { amount_from: from, amount_to: to } = voucher;
  return (
    <li className="flex flex-col drop-shadow-[0_4px_10px_rgb(23_33_28/6%)]">
      <div
        className={clsx(
          'relative flex min-h-42 flex-col overflow-hidden rounded-t-md p-6 text-white',
          tornBelow,
          plum ? 'bg-plum' : 'bg-thyme-900',
        )}
      >
        <p className="flex items-center justify-between gap-2">
          {voucher.title && voucher.name}
          {left <= FEW && <Badge tone="honey">{left === 0 ? 'Sold out' : `${left} left`}</Badge>}
        </p>
        <p className="display-48 mt-auto">
          {voucher.sessions
            ? counted(voucher.sessions, 'session')
            : from && to
              ? `${price(from, country)} – ${price(to, country)}`
              : price(voucher.value, country)}
        </p>
        <LogoMark className="absolute right-1 -bottom-7 h-38! w-28! rotate-8 opacity-30" />
      </div>
      <div
        className={clsx(
          'flex flex-1 flex-col rounded-b-md border-t-2 border-dashed border-line bg-card px-6 pt-5 pb-6',
          tornAbove,
        )}
      >
        <h3 className="text-lg leading-snug font-semibold">{voucher.title || voucher.name}</h3>
        {from ? (
          'You choose the amount.'
        ) : (
          <p className="figures">
            {voucher.retail < voucher.value ? 'Yours for ' : 'Price '}
            <b className={clsx('font-semibold', voucher.retail < voucher.value && 'text-clay-700')}>
              {price(voucher.retail, country)}
            </b>
          </p>
        )}
        <p className="mt-1 text-pretty text-ink-soft">{describe(voucher)}</p>
        {action && <div className="mt-auto pt-4">{action}</div>}
      </div>
    </li>
  );
}

const LISTED = 3;
const counted = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** What it covers, what the business says about it, and for how long it is good. */
function describe({
  services_included: included,
  note,
  valid_for: months,
  sessions,
  shareable,
}: OfferedVoucher): string {
  const names = included.map(({ label }) => label);
  const more = names.length - LISTED;
  const named = `For ${names.slice(0, LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  const all = sessions ? 'Good for every service.' : 'Good for every service, in one go or bit by bit.';
  const covers = names.length > 0 ? named : note ? '' : all;
  const shared = sessions && shareable ? 'You can share it.' : '';
  const valid = `Valid for ${months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')}.`;
  return [covers, note, shared, valid].filter(Boolean).join(' ');
}
