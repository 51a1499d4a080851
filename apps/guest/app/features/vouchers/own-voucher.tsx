import { money } from '@thyme/site/format.ts';
import { notify } from '@thyme/site/notify.ts';
import { Button, IconButton, LogoMark, SprigMeter } from '@thyme/ui';
import { clsx } from 'clsx';
import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { irishDay } from '../../lib/view/dates.ts';
import type { OwnedVoucher } from './owned-voucher.ts';
import { VoucherHistory } from './voucher-history.tsx';

/** The colours a business may choose from; honey is light, so it carries ink. */
const looks: Record<string, string> = {
  thyme: 'bg-thyme-700 text-white',
  sage: 'bg-thyme-700 text-white',
  plum: 'bg-plum text-white',
  clay: 'bg-clay-700 text-white',
  honey: 'bg-honey text-ink',
};

const torn =
  '[mask:radial-gradient(circle_12px_at_0_100%,#0000_98%,#000)_0/51%_100%_no-repeat,radial-gradient(circle_12px_at_100%_100%,#0000_98%,#000)_100%/51%_100%_no-repeat]';

/** Whom it is for, and what the giver wrote or what it is good for. */
function wordsOf({ message, owner, voucher_detail: detail }: OwnedVoucher): string {
  if (message) return `For ${owner}: “${message}”`;
  const names = detail.services_included.map(({ label }) => label);
  return `For ${owner}. ${names.length > 0 ? names.join(', ') : 'Good for every service'}.`;
}

/** Why a voucher cannot be booked with any more, in a word or two. */
function endingOf({ owner_id: claimedBy, owner, mine }: OwnedVoucher, is: { isOver: boolean; isSpent: boolean }) {
  if (is.isSpent) return 'Used up';
  if (is.isOver) return 'Expired';
  return claimedBy !== null && !mine ? `With ${owner} now` : null;
}

/** A voucher with its balance drawn as a sprig, its code, and the way to use it. */
export function OwnVoucher({ voucher, now }: { voucher: OwnedVoucher; now: number }) {
  const { business_info: shop, voucher_detail: detail } = voucher;
  const country = shop?.country ?? 'IE';
  const left = money(voucher.remaining, country);
  const whole = money(voucher.value, country);
  const isOver = voucher.expiry_date <= now;
  const isSpent = voucher.remaining <= 0;
  const ending = endingOf(voucher, { isOver, isSpent });
  return (
    <article className="flex h-full flex-col rounded-lg drop-shadow-[0_6px_14px_rgb(23_33_28/7%)]">
      <div
        className={clsx(
          'relative flex min-h-60 flex-1 flex-col overflow-hidden rounded-t-lg p-6 md:p-8',
          torn,
          isOver || isSpent ? 'bg-track text-ink-soft' : (looks[detail.color] ?? looks.thyme),
        )}
      >
        <p className="flex items-start justify-between gap-4 font-semibold">
          {shop?.name}
          <LogoMark className="size-7 text-current" />
        </p>
        <h2 className="display-36 mt-3 text-balance">{detail.name}</h2>
        <p className="mt-1 line-clamp-2">{wordsOf(voucher)}</p>
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
      <div className="rounded-b-lg bg-card px-6 py-4 md:px-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Code code={voucher.voucher_code} />
          <p className="leading-snug">
            {/* It ends with its last day; the stored moment is the first at which it is over. */}
            <span className="block text-sm text-ink-soft">{isOver ? 'Was valid until' : 'Valid until'}</span>
            <b className="font-semibold">{irishDay(voucher.expiry_date - 1)}</b>
          </p>
          <div className="ml-auto flex flex-wrap gap-2">
            <Button variant="ghost" size="sm" asChild>
              <a href={voucher.card_url} target="_blank" rel="noreferrer">
                <Printer aria-hidden="true" /> Print
              </a>
            </Button>
            {ending ? (
              <span className="self-center font-semibold text-ink-soft">{ending}</span>
            ) : (
              <Button variant="add" size="sm" asChild>
                <Link to={`/${shop?.slug}`}>Book with it</Link>
              </Button>
            )}
          </div>
        </div>
        <VoucherHistory voucher={voucher} country={country} />
      </div>
    </article>
  );
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      notify.success('Code copied!');
    } catch (error) {
      console.warn('The clipboard is closed.', error);
      notify.info(`Your code is ${code}`);
    }
  }
  return (
    <div className="flex items-center gap-1">
      <p className="leading-snug">
        <span className="block text-sm text-ink-soft">Code</span>
        <b className="figures font-semibold tracking-wide">{code}</b>
      </p>
      <IconButton label={`Copy code ${code}`} onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" className="text-thyme-700" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
