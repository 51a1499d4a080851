import type { ReactNode } from 'react';

const fill = 'fill-clay-100';

/** Small drawings of the trades, by their slug. */
const drawings: Record<string, ReactNode> = {
  hair: (
    <>
      <path d="M7 5l13 17M25 5L12 22" />
      <circle cx={9.5} cy={25} r={3.5} className={fill} />
      <circle cx={22.5} cy={25} r={3.5} className={fill} />
    </>
  ),
  barber: (
    <>
      <path d="M12 6h8v20h-8z" className={fill} />
      <path d="M12 13l8-6M12 19.5l8-6M12 26l8-6M10.5 6h11M10.5 26h11M16 3v3M16 26v3" />
    </>
  ),
  nails: (
    <>
      <path d="M13 3h6l1 11h-8z" />
      <path d="M12 14h8c3 1.5 4 4 4 7v6a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2v-6c0-3 1-5.5 4-7z" className={fill} />
    </>
  ),
  skin: (
    <>
      <path d="M16 3c5 7 8.5 11 8.5 16a8.5 8.5 0 0 1-17 0c0-5 3.5-9 8.5-16z" className={fill} />
      <path d="M12 20a4 4 0 0 0 4 4" />
    </>
  ),
  'brows-lashes': (
    <>
      <path d="M3 18c4-6 9-8 13-8s9 2 13 8" />
      <path d="M6 14L4 10M11 11L10 6.5M21 11l1-4.5M26 14l2-4M16 10V5.5" />
      <path d="M10 19c1.5 3 3.5 4 6 4s4.5-1 6-4" className={fill} />
    </>
  ),
  massage: (
    <>
      <ellipse cx={16} cy={25} rx={11} ry={4} className={fill} />
      <ellipse cx={16} cy={17.5} rx={8.5} ry={3.5} className={fill} />
      <ellipse cx={16} cy={11} rx={6} ry={3} className={fill} />
    </>
  ),
  'yoga-pilates': (
    <>
      <circle cx={16} cy={6} r={3} className={fill} />
      <path d="M16 10v8M16 18c-5 0-9 3-12 8h24c-3-5-7-8-12-8zM16 12c-4 1-6 4-8 8M16 12c4 1 6 4 8 8" />
    </>
  ),
  'personal-training': (
    <>
      <path d="M11 12c-1-6 2-8 5-8s6 2 5 8" />
      <path d="M16 11c6 0 9 4 9 9 0 4-2 7-4 8H11c-2-1-4-4-4-8 0-5 3-9 9-9z" className={fill} />
    </>
  ),
  therapy: (
    <>
      <path
        d="M4 17c0-7 5-11 11-11s10 4 10 9-4 9-10 9c-2 0-4-.4-5.5-1L4 25l1.5-4C4.5 20 4 18.5 4 17z"
        className={fill}
      />
      <path d="M11 14h8M11 18h5" />
    </>
  ),
  lessons: (
    <>
      <path d="M4 7c5-1.5 9-1 12 1.5C19 6 23 5.5 28 7v18c-5-1.5-9-1-12 1.5C13 24 9 23.5 4 25z" className={fill} />
      <path d="M16 8.5v18" />
    </>
  ),
};

const leaf = (
  <path d="M16 29V13M16 20c-7 0-10-4-10-10 7 0 10 4 10 10zm0-4c0-7 4-11 10-11 0 7-4 11-10 11z" className={fill} />
);

export function TradeIcon({ slug }: { slug: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-7 flex-none text-thyme-700 md:size-8"
    >
      {drawings[slug] ?? leaf}
    </svg>
  );
}
