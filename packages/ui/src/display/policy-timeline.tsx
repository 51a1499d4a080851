import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type PolicyStage = {
  /** `free` costs nothing, `part` some of the price, `full` all of it. */
  kind: 'free' | 'part' | 'full';
  /** The cost: "Free", "50% kept". */
  title: ReactNode;
  /** When the stage begins: "48 hours before". */
  when?: ReactNode;
  /** What it means, or when it ends. */
  detail?: ReactNode;
};

export type PolicyTimelineProps = {
  stages: readonly PolicyStage[];
  /** The current moment: the stage index and the progress through it (0–1). */
  now?: { stage: number; through: number } | undefined;
  /** `band` shows the cost inside a broad bar, for the policy itself; `line` is for an appointment. */
  look?: 'line' | 'band';
  /** On a dark background. */
  night?: boolean;
  className?: string;
};

const shares = { free: 46, part: 31, full: 23 };
const lineColours = { free: 'bg-thyme-500', part: 'bg-honey', full: 'bg-clay' };
const bandColours = { free: 'bg-thyme-300', part: 'bg-honey', full: 'bg-clay-500' };

/** Cancellation costs over time: horizontal, and vertical on phones. */
export function PolicyTimeline({ stages, now, look = 'line', night, className }: PolicyTimelineProps) {
  const at = now ? nowAt(stages, now) : undefined;
  return (
    <div className={clsx('relative', at !== undefined && 'md:pt-8.5', className)}>
      {at === undefined ? null : <NowMark at={at} />}
      <ol className="flex flex-col gap-[3px] md:flex-row">
        {stages.map((stage, index) => (
          <Stage
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in time; two may be of one kind
            key={index}
            stage={stage}
            look={look}
            night={night}
            here={now?.stage === index}
            dimmed={now !== undefined && now.stage !== index}
            first={index === 0}
            last={index === stages.length - 1}
          />
        ))}
      </ol>
    </div>
  );
}

function nowAt(stages: readonly PolicyStage[], now: { stage: number; through: number }): number {
  const total = stages.reduce((sum, stage) => sum + shares[stage.kind], 0);
  const before = stages.slice(0, now.stage).reduce((sum, stage) => sum + shares[stage.kind], 0);
  const here = stages[now.stage];
  const through = Math.min(1, Math.max(0, now.through));
  return here ? ((before + shares[here.kind] * through) / total) * 100 : 100;
}

function NowMark({ at }: { at: number }) {
  // Kept away from the ends so that the label is not clipped.
  const left = Math.min(96, Math.max(4, at));
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 hidden -translate-x-1/2 justify-items-center md:grid"
      style={{ left: `${left}%` }}
    >
      <span className="rounded-[8px] bg-ink px-2 text-sm leading-6 font-bold text-white">Now</span>
      <span className="-mt-0.5 h-6.5 w-[3px] rounded-full bg-ink" />
    </span>
  );
}

type StageProps = {
  stage: PolicyStage;
  look: 'line' | 'band';
  night: boolean | undefined;
  here: boolean;
  dimmed: boolean;
  first: boolean;
  last: boolean;
};

function Stage({ stage, look, night, here, dimmed, first, last }: StageProps) {
  const soft = night ? 'text-mist' : 'text-ink-soft';
  return (
    <li
      aria-current={here ? 'time' : undefined}
      className="grid min-h-15 grid-cols-[12px_1fr] grid-rows-[1fr_1fr] gap-x-4 text-sm md:block md:min-h-0 md:min-w-0 md:flex-[var(--share)_1_0%] md:pr-2.5"
      style={{ '--share': shares[stage.kind] } as React.CSSProperties}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'row-span-2 md:-mr-2.5 md:mb-3 md:flex md:items-center md:overflow-hidden md:px-3 md:font-semibold md:whitespace-nowrap md:text-ink',
          look === 'band' ? `${bandColours[stage.kind]} md:mb-2 md:h-9` : `${lineColours[stage.kind]} md:h-3`,
          'rounded-[3px]',
          first && 'rounded-t-full md:rounded-l-full md:rounded-r-[3px] md:pl-4',
          last && 'rounded-b-full md:rounded-l-[3px] md:rounded-r-full',
        )}
      >
        {look === 'band' ? <span className="hidden md:inline">{stage.title}</span> : null}
      </span>
      <b
        className={clsx(
          'self-end font-semibold',
          look === 'band' && 'md:sr-only',
          dimmed ? soft : night ? 'text-white' : 'text-ink',
        )}
      >
        {stage.title}
        {here ? (
          <span className="ml-2.5 inline-block rounded-[7px] bg-ink px-2 leading-5.5 font-bold text-white md:sr-only">
            Now
          </span>
        ) : null}
      </b>
      <span className={clsx('block self-start', soft)}>
        {stage.when ? (
          <b className={clsx('mr-1.5 font-semibold md:mr-0 md:block', night ? 'text-white' : 'text-ink')}>
            {stage.when}
          </b>
        ) : null}
        {stage.detail}
      </span>
    </li>
  );
}
