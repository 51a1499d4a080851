import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RadioGroup, useRadio } from '../fields/radio-group.tsx';

export type Segment = { value: string; label: ReactNode /** A light count after the label. */; count?: number };

export type SegmentedControlProps = {
  label: string;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
  /** `plum` is for classes. */
  tone?: 'card' | 'plum';
  className?: string;
};

/** Two or three views of the same content. */
export function SegmentedControl({
  label,
  segments,
  value,
  onValueChange,
  tone = 'card',
  className,
}: SegmentedControlProps) {
  return (
    <div className={clsx('inline-block max-w-full', className)}>
      <RadioGroup
        label={label}
        hideLabel
        value={value}
        onValueChange={onValueChange}
        className="auto-cols-fr grid-flow-col gap-0! rounded-[12px] bg-sand p-1"
      >
        {segments.map((segment) => (
          <SegmentChoice key={segment.value} segment={segment} tone={tone} />
        ))}
      </RadioGroup>
    </div>
  );
}

const chosen = {
  card: 'has-checked:bg-card',
  plum: 'has-checked:bg-plum has-checked:text-white',
};

function SegmentChoice({ segment, tone }: { segment: Segment; tone: keyof typeof chosen }) {
  const radio = useRadio(segment.value);
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-[8px] px-4 font-medium whitespace-nowrap transition',
        'has-checked:font-semibold has-checked:shadow-soft has-focus-visible:focus-ring',
        chosen[tone],
      )}
    >
      <input {...radio} className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none" />
      {segment.label}
      {segment.count === undefined ? null : <span className="font-normal text-ink-soft figures">{segment.count}</span>}
    </label>
  );
}
