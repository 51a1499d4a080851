import { useQuery } from '@tanstack/react-query';
import { money } from '@thyme/site/format.ts';
import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { Hourglass, type LucideIcon, Mail, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { BoughtVouchersDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { GiftActions } from './gift-actions.tsx';
import { GiftCard } from './gift-card.tsx';
import { giftWords } from './gift-words.ts';
import { lastDay } from './last-day.ts';
import { OwnPackage } from './own-packages.tsx';
import type { OwnedVoucher } from './owned-voucher.ts';
import { VoucherCode } from './voucher-code.tsx';

const AGAIN_MS = 1_500;
const MOST_TRIES = 8;

const countOf = (bought: { vouchers: readonly unknown[]; packages: readonly unknown[] } | undefined) =>
  (bought?.vouchers.length ?? 0) + (bought?.packages.length ?? 0);

/** The vouchers and packages of a purchase: card, code, recipient, and what happens next. */
export function BoughtVouchers({ saleId, isExpected }: { saleId: number; isExpected: boolean }) {
  const { data, isPending } = useQuery({
    queryKey: ['bought-vouchers', saleId],
    queryFn: async () => {
      const { my_voucher, my_packages } = await runAsGuest(BoughtVouchersDocument, { sale_id: saleId });
      return { vouchers: my_voucher.data, packages: my_packages };
    },
    // The payment may be confirmed a moment after the page is shown.
    refetchInterval: ({ state }) =>
      isExpected && countOf(state.data) === 0 && state.dataUpdateCount < MOST_TRIES ? AGAIN_MS : false,
  });
  if (isPending && isExpected) {
    return (
      <SkeletonGroup label="Your voucher">
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  return (
    <div className="mt-6 grid gap-6">
      {data?.vouchers.map((voucher) => (
        <BoughtVoucher key={voucher.id} voucher={voucher} />
      ))}
      {data?.packages.map((one) => (
        <OwnPackage key={one.id} owned={one} now={Math.floor(Date.now() / 1000)} />
      ))}
      {isExpected && data && countOf(data) === 0 && (
        <p className="text-ink-soft">
          Your voucher will be in{' '}
          <Link to="/profile/vouchers" className="font-semibold text-thyme-700">
            My Vouchers
          </Link>{' '}
          in a moment.
        </p>
      )}
    </div>
  );
}

/** What happens next. */
function nextOf({ gift_state: state }: OwnedVoucher): string {
  switch (state) {
    case 'own':
      return 'Enter the code when you book, or choose it from your own vouchers.';
    case 'scheduled':
      return 'We’ll send it on the day you chose. There’s nothing more to do.';
    case 'sent':
      return 'It’s on its way by email. There’s nothing more to do.';
    default:
      return 'Print it and hand it over, or share the link.';
  }
}

function BoughtVoucher({ voucher }: { voucher: OwnedVoucher }) {
  const { owner, business_info: shop, voucher_detail: detail, gift_state: state } = voucher;
  const gift = giftWords(voucher);
  const heading = state === 'own' ? 'Your voucher is ready' : `${owner}’s voucher is ready`;
  return (
    <section
      aria-label={heading}
      className="grid overflow-hidden rounded-lg bg-card shadow-soft lg:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <div className="grid content-center gap-4 bg-paper p-5 md:p-8">
        <GiftCard
          shop={shop?.name ?? ''}
          person={owner}
          from={state === 'own' ? '' : voucher.giver}
          message={voucher.message}
          amount={money(voucher.value, shop?.country ?? 'IE')}
          colour={detail.color}
        />
        {state !== 'own' && (
          <p className="text-sm text-ink-soft">This is how it will look to {owner}, by email or on paper.</p>
        )}
        <VoucherCode code={voucher.voucher_code} />
      </div>
      <div className="p-5 md:p-8">
        <h2 className="display-36 text-balance">{heading}</h2>
        <p className="mt-2 text-ink-soft">{nextOf(voucher)}</p>
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {gift && <Fact icon={Mail} title={gift.title} detail={gift.detail} />}
          <Fact
            icon={Hourglass}
            title="Good for at least five years"
            detail={`Until ${lastDay(voucher, shop?.zone)}, in one go or a bit at a time`}
          />
          <Fact icon={ReceiptText} title="Your receipt is on its way" detail="By email to you" />
        </ul>
        <div className="mt-6 flex flex-wrap gap-2">{state !== 'own' && <GiftActions voucher={voucher} />}</div>
      </div>
    </section>
  );
}

function Fact({ icon: Icon, title, detail }: { icon: LucideIcon; title: string; detail: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 py-4 figures">
      <Icon aria-hidden="true" className="mt-0.5 text-thyme-700" />
      <span className="leading-snug">
        <b className="block font-semibold">{title}</b>
        <span className="wrap-anywhere text-ink-soft">{detail}</span>
      </span>
    </li>
  );
}
