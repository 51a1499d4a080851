import { LogoMark, SprigMeter } from '@thyme/ui';
import { clsx } from 'clsx';
import { lookOf } from './voucher-looks.ts';

interface GiftCardProps {
  shop: string;
  person: string;
  from: string;
  message: string;
  /** What it is worth, formatted. */
  amount: string;
  colour: string;
  className?: string;
}

/** A voucher as its recipient gets it, on the screen and on paper. */
export function GiftCard({ shop, person, from, message, amount, colour, className }: GiftCardProps) {
  return (
    <div
      className={clsx(
        'relative flex min-h-56 flex-col overflow-hidden rounded-lg p-6 shadow-lift print:shadow-none print:[print-color-adjust:exact]',
        'before:absolute before:inset-y-0 before:right-[16%] before:w-[22%] before:-skew-x-20 before:bg-current before:opacity-8',
        lookOf(colour),
        className,
      )}
    >
      <p className="relative flex items-start justify-between gap-4 font-semibold">
        {shop}
        <LogoMark className="size-7 flex-none text-current" />
      </p>
      <p dir="auto" className="display-28 relative mt-3 wrap-anywhere">
        For {person}
      </p>
      {message && (
        <p dir="auto" className="relative mt-1 wrap-anywhere whitespace-pre-line">
          “{message}”{from && <span className="whitespace-nowrap"> {from}</span>}
        </p>
      )}
      {!message && from && <p className="relative mt-1">From {from}</p>}
      <div className="relative mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-5">
        <b className="display-36 figures">{amount}</b>
        <span aria-hidden="true" className="flex max-w-44 flex-1 basis-32">
          <SprigMeter left={1} total={1} label="" className="w-full" />
        </span>
      </div>
    </div>
  );
}
