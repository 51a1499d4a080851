import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const specimens = [
  {
    ground: 'bg-thyme-100',
    label: 'A list of times: one is crossed out, one is chosen, the others are free',
    drawing: <TimesSpecimen />,
    title: 'Times that are really free',
    text: 'The moment someone books a time, it disappears for everyone else. Whoever comes second is offered the three nearest.',
  },
  {
    ground: 'bg-clay-100',
    label: 'A cancellation policy as one sentence and a line in three colours',
    drawing: <PolicySpecimen />,
    title: 'A policy in one sentence',
    text: 'No small print. Guests see exactly when they can cancel, and what they get back if plans change.',
  },
  {
    ground: 'bg-honey-100',
    label: 'A message that a time has come free, with two buttons',
    drawing: <GapSpecimen />,
    title: 'Gaps that fill themselves',
    text: 'When someone cancels, the person who has waited longest for that day gets first refusal.',
  },
];

/** Why Thyme: pieces of the product instead of promises. */
export function Why() {
  return (
    <section aria-labelledby="why" className="border-y border-line bg-card py-16 md:py-26">
      <div className="wrap">
        <h2 id="why" className="display-48 max-w-180">
          Built for the person with one chair
        </h2>
        <p className="mt-4 max-w-180 text-lg text-ink-soft">
          Your page, your prices, your rules. Thyme minds the diary and stays out of the way.
        </p>
        <ul className="mt-10 grid grid-cols-1 gap-8 lg:mt-13 lg:grid-cols-3">
          {specimens.map(({ ground, label, drawing, title, text }) => (
            <li key={title}>
              <div
                role="img"
                aria-label={label}
                className={clsx('grid h-67 content-center gap-2.5 overflow-hidden rounded-lg p-6.5', ground)}
              >
                <div aria-hidden="true" className="contents">
                  {drawing}
                </div>
              </div>
              <h3 className="display-22 mt-5.5 mb-2">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Slot({ look = 'free', children }: { look?: 'free' | 'gone' | 'on' | 'full'; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-11 items-center rounded-[11px] px-2.5 font-semibold whitespace-nowrap figures',
        look === 'free' && 'bg-card text-thyme-900',
        look === 'on' && 'bg-thyme-700 text-white',
        look === 'gone' && 'font-normal text-ink-soft line-through ring-1 ring-thyme-300 ring-inset',
        look === 'full' && 'font-medium text-thyme-900 ring-1 ring-thyme-300 ring-inset',
      )}
    >
      {children}
    </span>
  );
}

function TimesSpecimen() {
  const row = 'grid grid-cols-[3rem_1fr] items-center gap-2 text-sm font-semibold';
  return (
    <>
      <span className={row}>
        Today
        <span className="flex gap-2">
          <Slot look="gone">4:15 pm</Slot>
          <Slot look="on">4:45 pm</Slot>
          <Slot>6:00 pm</Slot>
        </span>
      </span>
      <span className={row}>
        Fri
        <span className="flex gap-2">
          <Slot>9:00 am</Slot>
          <Slot>11:30 am</Slot>
        </span>
      </span>
      <span className={row}>
        Sat
        <span>
          <Slot look="full">Full. Join the waiting list</Slot>
        </span>
      </span>
    </>
  );
}

const sheet = 'rounded-md bg-card p-4.5 text-sm shadow-soft';

function PolicySpecimen() {
  return (
    <span className={sheet}>
      <b className="block font-semibold">Free to cancel until Tuesday, 11:30 am, Irish time</b>
      <span className="mt-3 flex gap-0.75">
        <span className="h-2 flex-[58] rounded-l-full bg-thyme-500" />
        <span className="h-2 flex-[24] bg-honey" />
        <span className="h-2 flex-[18] rounded-r-full bg-clay" />
      </span>
      <span className="mt-1.5 flex text-ink-soft">
        <span className="flex-[58]">Free</span>
        <span className="flex-[24]">50%</span>
        <span className="flex-[18]">100%</span>
      </span>
    </span>
  );
}

function GapSpecimen() {
  return (
    <span className={sheet}>
      <b className="block font-semibold">A time has come free</b>
      <span className="mt-0.5 mb-3 block">
        Saturday, 10:15 am
        <span className="block text-ink-soft">Cut &amp; finish with Aisling</span>
      </span>
      <span className="flex gap-2">
        <Slot look="on">Take this time</Slot>
        <Slot look="full">Pass</Slot>
      </span>
    </span>
  );
}
