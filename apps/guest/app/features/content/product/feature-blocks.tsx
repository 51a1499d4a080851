import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HowItWorksPageQuery } from '../../../generated/graphql.ts';
import { DepositSpecimen, DiarySpecimen, MessagesSpecimen } from './block-specimens.tsx';
import { Said } from './said.tsx';

type Block = NonNullable<HowItWorksPageQuery['how_it_works']>['blocks'][number];

const drawings: Record<string, { ground: string; label: string; drawing: ReactNode }> = {
  diary: {
    ground: 'bg-thyme-100',
    label: 'A day in the diary: booked times, a break and a free one',
    drawing: <DiarySpecimen />,
  },
  deposit: {
    ground: 'bg-clay-100',
    label: 'A price, what is paid now, and the cancellation policy as a line',
    drawing: <DepositSpecimen />,
  },
  messages: {
    ground: 'bg-honey-100',
    label: 'Three messages: a reminder, a request to move, a gap that was filled',
    drawing: <MessagesSpecimen />,
  },
};

/** What the software does, each with a quote of an owner who uses it. */
export function FeatureBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="wrap grid gap-16 md:gap-22">
      {blocks.map(({ slug, title, description, quote }) => {
        const drawn = drawings[slug];
        return (
          <section
            key={slug}
            aria-labelledby={`block-${slug}`}
            className="group grid items-center gap-8 lg:grid-cols-2 lg:gap-22"
          >
            {drawn && (
              <div
                role="img"
                aria-label={drawn.label}
                className={clsx(
                  'grid min-h-80 content-center rounded-lg p-6 md:px-16 lg:group-even:order-last',
                  drawn.ground,
                )}
              >
                <div aria-hidden="true">{drawn.drawing}</div>
              </div>
            )}
            <div>
              <h2 id={`block-${slug}`} className="display-48 text-balance">
                {title}
              </h2>
              <p className="mt-4 text-lg text-pretty text-ink-soft">{description}</p>
              <Said quote={quote} className="mt-7" />
            </div>
          </section>
        );
      })}
    </div>
  );
}
