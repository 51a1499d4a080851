import { clsx } from 'clsx';
import type { HowItWorksPageQuery } from '../../../generated/graphql.ts';

type Pains = NonNullable<HowItWorksPageQuery['pains']>;

const tones = [
  { stroke: 'stroke-clay-700', dot: 'bg-clay-700' },
  { stroke: 'stroke-clay', dot: 'bg-clay' },
  { stroke: 'stroke-honey', dot: 'bg-honey' },
  { stroke: 'stroke-plum', dot: 'bg-plum' },
  { stroke: 'stroke-thyme-500', dot: 'bg-thyme-500' },
];

const hoursAndMinutes = (minutes: number) =>
  [Math.floor(minutes / 60) > 0 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

const RADIUS = 78;
const AROUND = 2 * Math.PI * RADIUS;
/** Between two parts of the ring. */
const GAP = 4;

/** Where an owner's evening goes: a ring of minutes, and what takes each part off their hands. */
export function PainsGraphic({ pains: { title, description, items } }: { pains: Pains }) {
  const total = items.reduce((sum, item) => sum + item.minutes, 0);
  let gone = 0;
  return (
    <section aria-labelledby="pains" className="wrap">
      <div className="grid items-center gap-10 rounded-[32px] bg-sand p-6 md:p-14 lg:grid-cols-[22rem_1fr] lg:gap-18">
        <svg
          viewBox="0 0 200 200"
          role="img"
          aria-label={`${hoursAndMinutes(total)} a week`}
          className="mx-auto w-full max-w-85"
        >
          {items.map(({ label, minutes }, index) => {
            const share = (minutes / total) * AROUND;
            const offset = -gone;
            gone += share;
            return (
              <circle
                key={label}
                cx={100}
                cy={100}
                r={RADIUS}
                fill="none"
                strokeWidth={30}
                strokeDasharray={`${share - GAP} ${AROUND - share + GAP}`}
                strokeDashoffset={offset}
                transform="rotate(-90 100 100)"
                className={tones[index % tones.length]?.stroke}
              />
            );
          })}
          <text x={100} y={104} textAnchor="middle" className="display fill-ink" fontSize={20}>
            {hoursAndMinutes(total)}
          </text>
          <text x={100} y={122} textAnchor="middle" className="fill-ink-soft" fontSize={10}>
            a week, unpaid
          </text>
        </svg>
        <div>
          <h2 id="pains" className="display-48 text-balance">
            {title}
          </h2>
          <p className="mt-3 mb-5 text-ink-soft">{description}</p>
          <ul>
            {items.map(({ label, minutes, answer }, index) => (
              <li
                key={label}
                className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-3 border-t border-line py-3.5 md:grid-cols-[1rem_1fr_6rem_1.3fr]"
              >
                <span aria-hidden="true" className={clsx('size-3.5 rounded-full', tones[index % tones.length]?.dot)} />
                <b className="font-semibold">{label}</b>
                <span className="figures">{hoursAndMinutes(minutes)}</span>
                <span className="text-ink-soft max-md:col-span-2 max-md:col-start-2">{answer}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
