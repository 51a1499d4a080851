/** Hours of a week on the cover, by column and row: booked, requested, free. */
const hours = [
  { x: 3, y: 3, h: 50, tone: 'fill-thyme-300' },
  { x: 37.4, y: 31, h: 50, tone: 'fill-clay' },
  { x: 71.8, y: 3, h: 22, tone: 'fill-thyme-300' },
  { x: 71.8, y: 59, h: 50, tone: 'fill-honey' },
  { x: 106.2, y: 31, h: 22, tone: 'fill-thyme-300' },
  { x: 140.6, y: 59, h: 22, tone: 'fill-clay' },
];

/** The book, drawn, since there is no photograph of it. */
export function EbookCover() {
  return (
    <svg
      viewBox="0 0 270 350"
      role="img"
      aria-label="Cover of the e-book The Quiet Diary"
      className="w-full max-w-67 justify-self-center drop-shadow-[0_22px_26px_rgb(18_53_42/28%)] max-md:max-w-45"
    >
      <path d="M20 12h226a8 8 0 0 1 8 8v310a8 8 0 0 1-8 8H20z" className="fill-stone" />
      <path
        d="M16 6h222a8 8 0 0 1 8 8v312a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z"
        className="fill-thyme-700"
      />
      <path d="M8 14a8 8 0 0 1 8-8h14v328H16a8 8 0 0 1-8-8z" className="fill-thyme-900/55" />
      <g className="display fill-paper" fontSize={37} letterSpacing={-1.2}>
        <text x={50} y={76}>
          The Quiet
        </text>
        <text x={50} y={115}>
          Diary
        </text>
      </g>
      <g className="fill-mist" fontSize={13.5}>
        <text x={50} y={146}>
          Full days, free evenings:
        </text>
        <text x={50} y={164}>
          a guide for small studios
        </text>
      </g>
      <g transform="translate(50 196)">
        <rect width={172} height={112} rx={6} className="fill-thyme-900/45" />
        <path
          d="M0 28h172M0 56h172M0 84h172M34.4 0v112M68.8 0v112M103.2 0v112M137.6 0v112"
          className="stroke-thyme-300/50"
        />
        {hours.map(({ x, y, h, tone }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={28.4} height={h} rx={4} className={tone} />
        ))}
      </g>
    </svg>
  );
}
