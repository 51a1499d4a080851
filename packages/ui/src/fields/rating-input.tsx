import { clsx } from 'clsx';
import { useState } from 'react';
import { starPath } from '../display/star-path.ts';
import { RadioGroup, useRadio } from './radio-group.tsx';

/** The label of each number of stars. */
export const ratingWords = ['very poor', 'poor', 'Average', 'Good', 'Excellent'] as const;

export type RatingInputProps = {
  label: string;
  hideLabel?: boolean;
  /** 0 means not rated yet. */
  value: number;
  onValueChange: (value: number) => void;
  words?: readonly string[];
  disabled?: boolean;
};

/** One to five stars with a label under each; arrow keys move between them. */
export function RatingInput({
  label,
  hideLabel,
  value,
  onValueChange,
  words = ratingWords,
  disabled,
}: RatingInputProps) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <RadioGroup
      label={label}
      hideLabel={hideLabel}
      value={String(value)}
      onValueChange={(choice) => onValueChange(Number(choice))}
      disabled={disabled}
      className="-mx-1 grid-cols-[repeat(5,minmax(0,5rem))] !gap-0"
    >
      {[1, 2, 3, 4, 5].map((stars) => (
        <StarChoice
          key={stars}
          stars={stars}
          word={words[stars - 1] ?? ''}
          filled={stars <= shown}
          chosen={stars === value}
          onHover={setHovered}
        />
      ))}
    </RadioGroup>
  );
}

type StarChoiceProps = {
  stars: number;
  word: string;
  filled: boolean;
  chosen: boolean;
  onHover: (stars: number) => void;
};

function StarChoice({ stars, word, filled, chosen, onHover }: StarChoiceProps) {
  const radio = useRadio(String(stars));
  return (
    <label
      className="relative grid min-h-11 justify-items-center gap-1 rounded-sm py-1.5 text-sm has-focus-visible:focus-ring"
      onPointerEnter={() => onHover(stars)}
      onPointerLeave={() => onHover(0)}
    >
      <input
        {...radio}
        aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word}`}
        className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none"
      />
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={clsx('size-8 stroke-honey-700 stroke-[1.2] transition', filled ? 'fill-honey' : 'fill-white')}
      >
        <path d={starPath} />
      </svg>
      <span aria-hidden="true" className={chosen ? 'font-bold' : undefined}>
        {word}
      </span>
    </label>
  );
}
