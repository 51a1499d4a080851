import { type AcceptRule, withAnswer } from '@thyme/domain/bookings';
import { Ban, Video } from 'lucide-react';
import { useState } from 'react';
import { FixedRow, RuleRow } from './rule-row.tsx';
import { guestsOf, keyOf, moved, wordsOf } from './rule-words.ts';

const DRAGGED = 'application/x-thyme-rule';

interface RuleListProps {
  rules: readonly AcceptRule[];
  /** New guests have a video call first. */
  hasCalls: boolean;
  /** How many guests have missed an appointment; undefined while it is not known. */
  missed: number | undefined;
  onChange: (rules: readonly AcceptRule[]) => void;
}

/** The rules from top to bottom. The last one, for everybody else, stays last. */
export function RuleList({ rules, hasCalls, missed, onChange }: RuleListProps) {
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const last = rules.length - 1;
  function move(from: number, to: number): void {
    const next = moved(rules, from, to);
    const [rule] = rules.slice(from, from + 1);
    if (next === rules || !rule) return;
    onChange(next);
    setSaid(`${wordsOf(rule).title}: ${to + 1} of ${rules.length}`);
  }
  return (
    <>
      <ol aria-label="Rules, from top to bottom" className="divide-y divide-line border-y border-line">
        <FixedRow never icon={Ban} title="Guests you’ve blocked" detail="Online booking is closed for them" />
        {hasCalls && <FixedRow icon={Video} title="New guests with a video call first" />}
        {rules.map((rule, place) => (
          <li
            key={keyOf(rule)}
            draggable={place !== last}
            className={over === place ? 'shadow-[inset_0_3px_0_var(--color-thyme-500)]' : undefined}
            onDragStart={(event) => {
              event.dataTransfer.setData(DRAGGED, String(place));
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragEnter={() => setOver(place)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              const from = Number(event.dataTransfer.getData(DRAGGED));
              // The line marks the place before this row, which is one less once the dragged one has left.
              move(from, from < place ? place - 1 : place);
              setOver(null);
            }}
            onDragEnd={() => setOver(null)}
          >
            <RuleRow
              rule={rule}
              onMove={place === last ? null : (step) => move(place, place + step)}
              onRemove={() => onChange(rules.toSpliced(place, 1))}
              guests={guestsOf(rule, missed)}
              onAnswer={(answer) => onChange(rules.with(place, withAnswer(rule, answer)))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
