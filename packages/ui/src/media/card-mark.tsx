import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const word = (text: string, width: number, className: string) => (
  <text
    x="20"
    y="17.6"
    textAnchor="middle"
    textLength={width}
    lengthAdjust="spacingAndGlyphs"
    className={clsx('font-sans text-[10px] font-extrabold', className)}
  >
    {text}
  </text>
);

const shapes = {
  visa: <g transform="translate(3.6 0) skewX(-12)">{word('VISA', 25, 'fill-visa')}</g>,
  mastercard: (
    <>
      <circle cx="15.5" cy="14" r="8" className="fill-mastercard-red" />
      <circle cx="24.5" cy="14" r="8" className="fill-mastercard-yellow" />
      <path d="M20 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" className="fill-mastercard-orange" />
    </>
  ),
  amex: (
    <>
      <rect width="40" height="28" rx="6" className="fill-amex" />
      {word('AMEX', 28, 'fill-white')}
    </>
  ),
  discover: (
    <>
      <path d="M40 15v7a6 6 0 0 1-6 6H12c12-2 21-6 28-13z" className="fill-discover" />
      <text
        x="20"
        y="13"
        textAnchor="middle"
        textLength="32"
        lengthAdjust="spacingAndGlyphs"
        className="fill-ink font-sans text-[7px] font-extrabold"
      >
        DISCOVER
      </text>
    </>
  ),
  jcb: (
    <>
      <rect x="6.5" y="5" width="8" height="18" rx="3" className="fill-jcb-blue" />
      <rect x="16" y="5" width="8" height="18" rx="3" className="fill-jcb-red" />
      <rect x="25.5" y="5" width="8" height="18" rx="3" className="fill-jcb-green" />
      <g className="fill-white font-sans text-[8px] font-extrabold" textAnchor="middle">
        <text x="10.5" y="17">
          J
        </text>
        <text x="20" y="17">
          C
        </text>
        <text x="29.5" y="17">
          B
        </text>
      </g>
    </>
  ),
  card: (
    <>
      <rect x="8" y="7" width="24" height="15" rx="3" fill="none" strokeWidth="1.75" className="stroke-ink" />
      <path d="M8 12h24M12 18h5" strokeWidth="1.75" className="stroke-ink" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type CardNetwork = keyof typeof shapes;

/** The mark of a card network, as small plate. The text beside it names the card. */
export function CardMark({ network, className }: { network: CardNetwork; className?: string }) {
  return (
    <svg
      viewBox="0 0 40 28"
      aria-hidden="true"
      className={clsx('h-7 w-10 flex-none rounded-xs bg-white ring-1 ring-line', className)}
    >
      {shapes[network]}
    </svg>
  );
}
