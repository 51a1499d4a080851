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

/** Why a voucher can no longer pay for anything; null while it can. */
function endOf({ remaining, expiry_date: end }: Gift): 'used' | 'expired' | null {
  if (remaining <= 0) return 'used';
  return end <= Date.now() / 1000 ? 'expired' : null;
}

function titleOf(gift: Gift): string {
  const { owner, giver, is_claimed: isClaimed, is_mine: isMine } = gift;
  const end = endOf(gift);
  if (end) return end === 'used' ? 'This voucher has been used' : 'This voucher has expired';
  return isClaimed || isMine || giver === '' ? `A voucher for ${owner}` : `${giver} has a voucher for you`;
}

/** What it is good for, or what has become of it. */
function wordsOf(gift: Gift): string {
  const { business_info: shop, remaining, value } = gift;
  const name = shop?.name ?? 'the shop';
  const show = (amount: number) => money(amount, shop?.country ?? 'IE');
  switch (endOf(gift)) {
    case 'used':
      return `All ${show(value)} has been spent at ${name}. If that doesn’t sound right, please ask them.`;
    case 'expired':
      return `It could be used until ${lastDay(gift, shop?.zone)}, and ${show(remaining)} was left on it. Please ask ${name} if you’d still like to use it.`;
    case null: {
      const left = remaining < value ? `${show(remaining)} is left on it. ` : '';
      const where = shop?.location ? `${name}, ${shop.location}` : name;
      return `${left}Good for ${goodFor(gift)} at ${where}. Choose a time there and enter the code when you pay, in one go or a bit at a time.`;
    }
  }
}

function Shown({ gift }: { gift: Gift }) {
  const { business_info: shop, owner, giver, is_claimed: isClaimed, is_mine: isMine } = gift;
  const country = shop?.country ?? 'IE';
  const isOver = endOf(gift) !== null;
  return (
    <>
      <h1 className="display-36 print:hidden">{titleOf(gift)}</h1>
      {isOver && <p className="text-pretty text-ink-soft">{wordsOf(gift)}</p>}
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
        {!isOver && (
          <p className="leading-snug">
            <span className="block text-sm text-ink-soft">Valid until</span>
            <b className="font-semibold">{lastDay(gift, shop?.zone)}</b>
          </p>
        )}
      </div>
      {!isOver && <p className="text-pretty text-ink-soft">{wordsOf(gift)}</p>}
      <div className="flex flex-wrap gap-3 print:hidden">
        {shop?.published && (
          <Button asChild>
            <Link to={`/${shop.slug}`}>Book at {shop.name}</Link>
          </Button>
        )}
        {!isOver && (
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
        )}
        {isMine ? (
          <Button variant="ghost" asChild>
            <Link to="/profile/vouchers">My Vouchers</Link>
          </Button>
        ) : (
          !isClaimed && !isOver && <AddToMine code={gift.voucher_code} />
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
