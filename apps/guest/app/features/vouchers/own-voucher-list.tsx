import { money } from '@thyme/site/format.ts';
import { Button, EmptyState, SkeletonCard } from '@thyme/ui';
import { ArrowRight, Gift } from 'lucide-react';
import { Link } from 'react-router';
import { GrowingList } from '../../lib/view/growing-list.tsx';
import noVoucher from './art/no-voucher.svg';
import { OwnVoucher } from './own-voucher.tsx';
import type { OwnedVoucher } from './owned-voucher.ts';
import { useOwnVouchers } from './use-own-vouchers.ts';

const grid = 'grid gap-6 nav:grid-cols-2';

/** The guest's vouchers as cards, and a form to add one. */
export function OwnVoucherList({ now }: { now: number }) {
  const vouchers = useOwnVouchers();
  const toSpend = vouchers.data && !vouchers.more ? spendable(vouchers.data.data, now) : null;
  return (
    <GrowingList
      list={vouchers}
      of="your vouchers"
      comfort="They are safe."
      skeleton={
        <div className={grid}>
          <SkeletonCard />
          <SkeletonCard />
        </div>
      }
      empty={<NoVouchers />}
    >
      {(items) => (
        <>
          {toSpend && (
            <p className="-mt-4 mb-6 md:text-right">
              <b className="display-28 figures text-thyme-700">{toSpend}</b> to spend on yourself
            </p>
          )}
          <ul className={grid}>
            {usableFirst(items, now).map((voucher) => (
              <li key={voucher.id}>
                <OwnVoucher voucher={voucher} now={now} />
              </li>
            ))}
            <li>
              <FindVoucher />
            </li>
          </ul>
        </>
      )}
    </GrowingList>
  );
}

/** The total value of the guest's own vouchers, without gifts for others; nothing where currencies differ. */
export function spendable(vouchers: readonly OwnedVoucher[], now: number): string | null {
  const good = vouchers.filter(({ remaining, expiry_date: end, mine }) => mine && remaining > 0 && end > now);
  const countries = new Set(good.map(({ business_info: shop }) => shop?.country));
  const [country] = countries;
  const sum = good.reduce((total, { remaining }) => total + Math.round(remaining * 100), 0) / 100;
  return country && countries.size === 1 ? money(sum, country) : null;
}

/** What can be spent or given comes before what is used up, has expired or is somebody else's by now. */
function usableFirst(vouchers: readonly OwnedVoucher[], now: number): OwnedVoucher[] {
  const rank = ({ remaining, expiry_date: end, mine, owner_id: claimedBy }: OwnedVoucher) => {
    if (remaining <= 0 || end <= now) return 2;
    return mine ? 0 : claimedBy === null ? 1 : 2;
  };
  return vouchers.toSorted((a, b) => rank(a) - rank(b));
}

function FindVoucher() {
  return (
    <Link
      to="/search"
      className="group flex h-full min-h-60 flex-col justify-center rounded-lg border border-line-strong/50 p-8 no-underline hover:border-ink"
    >
      <Gift aria-hidden="true" className="size-7 text-thyme-700" />
      <b className="display-28 mt-3 font-[480]">Give someone an hour</b>
      <span className="mt-1 text-ink-soft">Every shop’s vouchers last at least five years.</span>
      <span className="mt-4 inline-flex items-center gap-2 font-semibold text-thyme-700 group-hover:underline">
        Find a voucher <ArrowRight aria-hidden="true" />
      </span>
    </Link>
  );
}

function NoVouchers() {
  return (
    <EmptyState
      size="page"
      level={2}
      title="You haven't purchased any voucher yet!"
      picture={<img src={noVoucher} alt="" width={420} height={315} className="h-auto w-full" />}
      action={
        <Button asChild>
          <Link to="/search">Find a voucher</Link>
        </Button>
      }
    >
      Vouchers you buy or are given show up here with their balance. They last at least five years.
    </EmptyState>
  );
}
