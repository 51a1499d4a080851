import { formatDayTime } from '@thyme/domain/time';
import { RadioGroup, useRadio } from '@thyme/ui/fields/radio-group.tsx';
import { Check } from 'lucide-react';
import { type Choice, momentOf, type Part } from '../choice/choice.ts';

interface PartTabsProps {
  parts: readonly Part[];
  choice: Choice;
  current: string;
  onCurrent: (key: string) => void;
}

/** Where several items need a time of their own: which one is being chosen, and which have one. */
export function PartTabs({ parts, choice, current, onCurrent }: PartTabsProps) {
  if (parts.length < 2) return null;
  return (
    <RadioGroup
      label="A time for each"
      value={current}
      onValueChange={onCurrent}
      className="mb-6 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
    >
      {parts.map((part) => (
        <PartTab key={part.key} part={part} chosen={momentOf(part, choice)?.time} />
      ))}
    </RadioGroup>
  );
}

function PartTab({ part, chosen }: { part: Part; chosen: number | undefined }) {
  const radio = useRadio(part.key);
  return (
    <label className="relative flex min-h-14 items-center gap-3 rounded-sm border border-line px-4 py-2 transition has-checked:border-thyme-700 has-checked:bg-thyme-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-thyme-700)] has-focus-visible:focus-ring">
      <input {...radio} className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none" />
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold">{part.title}</b>
        <span className="text-sm text-ink-soft figures">
          {chosen === undefined ? 'No time yet' : formatDayTime(chosen)}
        </span>
      </span>
      {chosen !== undefined && <Check aria-hidden="true" className="size-5 flex-none text-thyme-700" />}
    </label>
  );
}
