import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 132 108" width={132} height={108} aria-hidden="true">
      <ellipse cx="66" cy="98" rx="52" ry="6" className="fill-line" />
      {children}
    </svg>
  );
}

/** A basket with a little thyme in it. */
export function BasketDrawing() {
  return (
    <Drawing>
      <path d="M28 44h76l-8 52H36z" className="fill-straw" />
      <path d="M28 44h76l-2 12H30z" className="fill-straw-dark" />
      <path
        d="M46 48c0-26 8-36 20-36s20 10 20 36"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-oak"
      />
      <path
        d="M66 52c-2-16-16-20-24-20 2 14 12 20 24 20zm2 0c0-18 10-28 22-30 2 16-8 28-22 30zm-1 0c-6-14-4-28 0-34 6 8 6 24 0 34z"
        className="fill-thyme-700"
      />
    </Drawing>
  );
}

/** A window under a magnifying glass. */
export function GlassDrawing() {
  return (
    <Drawing>
      <path d="M34 98V50a32 32 0 0 1 64 0v48z" className="fill-thyme-100" />
      <path d="M66 18v80M34 52h64" strokeWidth="4" className="stroke-white" />
      <circle cx="80" cy="62" r="20" fillOpacity=".7" strokeWidth="4" className="fill-paper stroke-ink" />
      <path d="m95 77 14 16" strokeWidth="6" strokeLinecap="round" className="stroke-ink" />
    </Drawing>
  );
}

/** An empty armchair. */
export function ChairDrawing() {
  return (
    <Drawing>
      <path d="M44 98V60c0-14 44-14 44 0v38" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-oak" />
      <path d="M42 30c0-16 48-16 48 0l3 36H39z" className="fill-thyme-700" />
      <rect x="34" y="62" width="64" height="15" rx="7.5" className="fill-thyme-900" />
    </Drawing>
  );
}

/** A kettle off the boil, for errors. */
export function KettleDrawing() {
  return (
    <Drawing>
      <path d="M40 96c-8-26 0-46 26-46s34 20 26 46z" className="fill-clay" />
      <path d="M90 66c10-2 12-10 20-14l4 6c-10 6-12 16-22 20z" className="fill-clay" />
      <path d="M46 54c0-22 40-22 40 0" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-oak" />
      <rect x="60" y="42" width="12" height="9" rx="4.5" className="fill-clay-900" />
      <path d="M104 44c-4-6 4-8 0-16" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-stone" />
    </Drawing>
  );
}
