import { useQuery } from '@tanstack/react-query';
import { money } from '@thyme/site/format.ts';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, EmptyState, ErrorState, SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { ClaimVoucherDocument, GiftCardDocument, type GiftCardQuery } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useSession } from '../../lib/session/session.ts';
import { useAct } from '../../lib/use-act.ts';
import noVoucher from './art/no-voucher.svg';
import { GiftCard } from './gift-card.tsx';
import { lastDay } from './last-day.ts';
import { VoucherCode } from './voucher-code.tsx';

type Gift = NonNullable<GiftCardQuery['gift_card']>;

/** Fetched by the browser, because the page is the same for every code. */
export function VoucherGift({ code }: { code: string }) {
  const hydrated = useHydrated();
  const { data, isPending, isError } = useQuery({
    queryKey: ['gift-card', code],
    queryFn: async () => (await run(GiftCardDocument, { voucher_code: code })).gift_card,
    enabled: hydrated,
  });
  return (
    <div className="wrap grid min-h-[80vh] max-w-160 content-start gap-6 py-8 md:py-14 print:min-h-0">
      {isError ? (
        <ErrorState title="We couldn’t load the voucher">Nothing is lost. Try again in a moment.</ErrorState>
      ) : isPending ? (
        <SkeletonGroup label="Your voucher">
          <SkeletonCard />
        </SkeletonGroup>
      ) : data ? (
        <Shown gift={data} />
      ) : (
        <NotFound />
      )}
    </div>
  );
}

function goodFor({ services_included: included }: Gift): string {
  return included.length === 0 ? 'every service' : included.map(({ label }) => label).join(', ');
}

function Shown({ gift }: { gift: Gift }) {
  const { business_info: shop, owner, giver, is_claimed: isClaimed, is_mine: isMine } = gift;
  const country = shop?.country ?? 'IE';
  const left = gift.remaining < gift.value ? `${money(gift.remaining, country)} is left on it. ` : '';
  return (
    <>
      <h1 className="display-36 print:hidden">
        {isClaimed || isMine || giver === '' ? `A voucher for ${owner}` : `${giver} has a voucher for you`}
      </h1>
      <GiftCard
        shop={shop?.name ?? ''}
        person={owner}
        from={giver}
        message={gift.message}
        amount={money(gift.value, country)}
        colour={gift.color}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <VoucherCode code={gift.voucher_code} />
        <p className="leading-snug">
          <span className="block text-sm text-ink-soft">Valid until</span>
          <b className="font-semibold">{lastDay(gift, shop?.zone)}</b>
        </p>
      </div>
      <p className="text-pretty text-ink-soft">
        {left}Good for {goodFor(gift)} at {shop?.name}
        {shop?.location && `, ${shop.location}`}. Choose a time there and enter the code when you pay, in one go or a
        bit at a time.
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {shop?.published && (
          <Button asChild>
            <Link to={`/${shop.slug}`}>Book at {shop.name}</Link>
          </Button>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Print
        </Button>
        {isMine ? (
          <Button variant="ghost" asChild>
            <Link to="/profile/vouchers">My Vouchers</Link>
          </Button>
        ) : (
          !isClaimed && <AddToMine code={gift.voucher_code} />
        )}
      </div>
    </>
  );
}

/** For logged-in guests only: the code can be used without an account. */
function AddToMine({ code }: { code: string }) {
  const session = useSession();
  const { act, busy } = useAct(['gift-card'], ['vouchers'], ['own-vouchers']);
  if (session !== 'guest') return null;
  const claim = async () => (await run(ClaimVoucherDocument, { voucher_code: code })).claim_voucher;
  return (
    <Button variant="ghost" busy={busy !== null} onClick={() => void act('claim_voucher', claim)}>
      Add to My Vouchers
    </Button>
  );
}

function NotFound() {
  return (
    <EmptyState
      size="page"
      level={1}
      title="We can’t find this voucher"
      picture={<img src={noVoucher} alt="" width={420} height={315} className="h-auto w-full" />}
      action={
        <Button asChild>
          <Link to="/search">Find a business</Link>
        </Button>
      }
    >
      Please check the link or the code. A voucher shows up here once it’s paid for.
    </EmptyState>
  );
}
