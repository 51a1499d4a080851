import { clsx } from 'clsx';

/** One sprig of thyme, 100 high around (0, 0): a bent stem with pairs of leaves that shrink towards the tip. */
export const sprigPath =
  'M-9 50C-5 34 -4 20 -3 4C-2 -14 1 -28 6 -40L8.5 -39C4.5 -27 2 -13 1 4C0 20 -1 36 -4 50ZM-4.5 26C-15.1 32.8 -30.2 24.8 -31.9 11.4C-19.9 5.4 -4.8 13.4 -4.5 26ZM-2.5 24C-1.7 11.4 13.6 3.9 25.4 10.4C23.2 23.7 7.9 31.2 -2.5 24ZM-2.5 4C-12.3 8.9 -24.6 0.6 -24.9 -11.1C-14 -15.2 -1.7 -6.9 -2.5 4ZM0 2C1.4 -8.8 15.2 -14.4 25 -8.1C22.3 3.2 8.6 8.8 0 2ZM0 -16C-8 -13 -16.9 -20.4 -16.1 -29.5C-7.2 -31.9 1.6 -24.4 0 -16ZM2.5 -18C3.9 -26.5 14.7 -30.4 22.2 -25.2C19.9 -16.3 9 -12.4 2.5 -18ZM6 -36C0.4 -41.1 2.6 -51.3 10 -54.6C15.3 -48.6 13.1 -38.4 6 -36ZM4.5 -32C-0.9 -30.2 -6.6 -35.3 -5.9 -41.4C0 -42.7 5.8 -37.6 4.5 -32ZM6.5 -33C8 -38.5 15.5 -40.4 20.1 -36.4C17.9 -30.7 10.4 -28.8 6.5 -33Z';

/** The brand's leaf, in the text colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-40 -56 80 108" aria-hidden="true" className={clsx('h-8 w-6 flex-none', className)}>
      <path d={sprigPath} fill="currentColor" />
    </svg>
  );
}

/** Leaf and name. Put it inside the link to the home page. */
export function Logo({ light, className }: { light?: boolean; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 font-display text-[1.625rem] leading-none font-[560] tracking-[-0.03em]',
        light ? 'text-white' : 'text-thyme-900',
        className,
      )}
    >
      <LogoMark className={light ? 'text-thyme-300' : 'text-thyme-700'} />
      Thyme
    </span>
  );
}
