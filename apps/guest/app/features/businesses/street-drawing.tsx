import { sprigPath } from '@thyme/ui/media/logo.tsx';

/** Small numbers between 0 and 1 that are the same for the same text. */
function numbersFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) ^ Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296;
  };
}

const WIDTH = 760;
const HEIGHT = 300;

/** Streets, blocks and a park around a pin. It shows a neighbourhood, not this one: there are no map tiles. */
export function StreetDrawing({ seed }: { seed: string }) {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  const across = [between(70, 100), between(180, 215)];
  const down = [between(150, 200), between(330, 370), between(500, 560), between(640, 690)];
  const park = { x: between(430, 600), y: between(10, 60), w: between(120, 170), h: between(80, 110) };
  const trees = Array.from({ length: 6 }, () => ({
    x: park.x + between(14, park.w - 14),
    y: park.y + between(14, park.h - 14),
    r: between(8, 16),
  }));
  const bend = between(-26, 26);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-50 w-full bg-sand md:h-75"
    >
      <rect x={park.x} y={park.y} width={park.w} height={park.h} rx={14} className="fill-thyme-200" />
      {trees.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="fill-thyme-300/70" />
      ))}
      <g fill="none" className="stroke-stone/60" strokeWidth={40}>
        {down.slice(0, 3).map((x) => (
          <path key={x} d={`M${x + 46} ${between(104, 120)}v${between(36, 52)}`} />
        ))}
        {down.slice(1).map((x) => (
          <path key={x} d={`M${x + 52} ${between(228, 240)}v${between(30, 60)}`} strokeWidth={56} />
        ))}
      </g>
      <g fill="none" className="stroke-card" strokeLinecap="round">
        {across.map((y, index) => (
          <path
            key={y}
            d={`M-10 ${y}C${WIDTH / 3} ${y + bend} ${(WIDTH / 3) * 2} ${y - bend} ${WIDTH + 10} ${y + bend / 2}`}
            strokeWidth={index === 0 ? 16 : 12}
          />
        ))}
        {down.map((x) => (
          <path
            key={x}
            d={`M${x} -10C${x - bend} 100 ${x + bend} 200 ${x - bend / 2} ${HEIGHT + 10}`}
            strokeWidth={9}
          />
        ))}
      </g>
      <path
        d={`M-10 ${HEIGHT - 30}C160 ${HEIGHT - 46} 300 ${HEIGHT - 30} 430 ${HEIGHT + 12}`}
        fill="none"
        strokeWidth={6}
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-thyme-500/60"
      />
      <g transform="translate(440 118)">
        <ellipse cy={30} rx={14} ry={4} className="fill-ink/15" />
        <path d="M0 30C-16 10 -22 2 -22 -10A22 22 0 0 1 22 -10C22 2 16 10 0 30Z" className="fill-thyme-700" />
        <path d={sprigPath} transform="translate(0 -11) scale(0.27)" className="fill-thyme-100" />
      </g>
    </svg>
  );
}
