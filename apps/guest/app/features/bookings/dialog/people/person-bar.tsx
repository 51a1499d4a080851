import { Button } from '@thyme/ui';
import type { StepProps } from '../step.ts';
import { Faces } from './faces.tsx';
import { namesOf } from './people-words.ts';

/** Whose times these are. There where the guest may choose; anyone is the choice until then. */
export function PersonBar({ shop, booking: { people, steps } }: StepProps) {
  const { choosable } = people;
  if (choosable.length === 0) return null;
  const isAnyone = choosable.every(({ person }) => !person);
  return (
    <section
      aria-label="Who you’re booking"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line py-1.5 pr-1.5 pl-3"
    >
      <Faces lines={choosable} people={people} team={shop.team} />
      <p className="min-w-36 flex-1 leading-snug">
        <b className="block font-semibold [overflow-wrap:anywhere]">{namesOf(choosable)}</b>
        <span className="text-sm text-ink-soft">{isAnyone ? 'Whoever is free first' : 'You see their times only'}</span>
      </p>
      <Button size="sm" variant="ghost" onClick={() => steps.go('who')}>
        {isAnyone ? 'Choose a person' : 'Change'}
      </Button>
    </section>
  );
}
