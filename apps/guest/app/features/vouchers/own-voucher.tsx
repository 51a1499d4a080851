import { listInWords } from '@thyme/domain/text';
import { money } from '@thyme/site/format.ts';
import { Button, LogoMark, SprigMeter } from '@thyme/ui';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { GiftActions } from './gift-actions.tsx';
import { giftWords } from './gift-words.ts';
import { lastDay } from './last-day.ts';
import type { OwnedVoucher } from './owned-voucher.ts';
import { VoucherCode } from './voucher-code.tsx';
import { VoucherHistory } from './voucher-history.tsx';
import { lookOf } from './voucher-looks.ts';

const torn =
  '[mask:radial-gradient(circle_12px_at_0_100%,#0000_98%,#000)_0/51%_100%_no-repeat,radial-gradient(circle_12px_at_100%_100%,#0000_98%,#000)_100%/51%_100%_no-repeat]';

/** The recipient, with the giver's message or the services it covers. */
function wordsOf({ message, owner, voucher_detail: detail }: OwnedVoucher): string {
  if (message) return `For ${owner}: “${message}”`;
  const names = detail.services_included.map(({ label }) => label);
  return `For ${owner}. ${names.length > 0 ? listInWords(names) : 'Good for every service'}.`;
}

/** Why a voucher can no longer be used, in a word or two. */
function endingOf({ owner_id: claimedBy, owner, mine }: OwnedVoucher, is: { isOver: boolean; isSpent: boolean }) {
  if (is.isSpent) return 'Used up';
  if (is.isOver) return 'Expired';
  return claimedBy !== null && !mine ? `With ${owner} now` : null;
}

/** A voucher with its balance drawn as a sprig, its code, and a link to use it. */
export function OwnVoucher({ voucher, now }: { voucher: OwnedVoucher; now: number }) {
  const { business_info: shop, voucher_detail: detail } = voucher;
  const country = shop?.country ?? 'IE';
  const left = money(voucher.remaining, country);
  const whole = money(voucher.value, country);
  const isOver = voucher.expiry_date <= now;
  const isSpent = voucher.remaining <= 0;
  const ending = endingOf(voucher, { isOver, isSpent });
  // A gift that is used up, expired or claimed has no delivery to show.
  const gift = ending || voucher.mine ? null : giftWords(voucher);
  return (
    <article className="flex h-full flex-col rounded-lg drop-shadow-[0_6px_14px_rgb(23_33_28/7%)]">
      <div
        className={clsx(
          'relative flex min-h-60 flex-col overflow-hidden rounded-t-lg p-6 md:p-8',
          torn,
          isOver || isSpent ? 'bg-track text-ink-soft' : lookOf(detail.color),
        )}
      >
        <p className="flex items-start justify-between gap-4 font-semibold">
          {shop?.name}
          <LogoMark className="size-7 text-current" />
        </p>
        <h2 className="display-36 mt-3 text-balance">{detail.name}</h2>
        <p className="mt-1 line-clamp-2 min-h-[2lh]">{wordsOf(voucher)}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6">
          <p className="leading-snug">
            <b className="display-36 figures block">{left}</b>
            left of {whole}
          </p>
          <SprigMeter
            left={voucher.remaining}
            total={voucher.value}
            label={`${left} left of ${whole}`}
            className="max-w-70 flex-1 basis-44"
          />
        </div>
      </div>
      {/* Cards in a row have the same height: the foot takes the rest, so the coloured parts match. */}
      <div className="flex-1 rounded-b-lg bg-card px-6 py-4 md:px-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <VoucherCode code={voucher.voucher_code} />
          <p className="leading-snug">
            <span className="block text-sm text-ink-soft">{isOver ? 'Was valid until' : 'Valid until'}</span>
            <b className="font-semibold">{lastDay(voucher, shop?.zone)}</b>
          </p>
          {!gift && !ending && (
            <div className="ml-auto flex flex-wrap gap-2">
              <PrintLink voucher={voucher} />
              <Button variant="add" size="sm" asChild>
                <Link to={`/${shop?.slug}`}>Book with it</Link>
              </Button>
            </div>
          )}
        </div>
        {ending && <p className="mt-3 font-semibold text-ink-soft">{ending}</p>}
        {gift && (
          <div className="mt-4 border-t border-line pt-4">
            <p className="leading-snug">
              <b className="block font-semibold">{gift.title}</b>
              <span className="text-sm wrap-anywhere text-ink-soft">{gift.detail}</span>
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <GiftActions voucher={voucher} />
            </div>
          </div>
        )}
        <VoucherHistory voucher={voucher} country={country} />
      </div>
    </article>
  );
}

function PrintLink({ voucher }: { voucher: OwnedVoucher }) {
  return (
    <Button variant="ghost" size="sm" asChild>
      <a href={voucher.gift_url} target="_blank" rel="noreferrer">
        <Printer aria-hidden="true" /> Print
      </a>
    </Button>
  );
}
