import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import type { StepProps } from '../step.ts';
import { Faces } from './faces.tsx';
import { namesOf } from './people-words.ts';

/** Shows whose times these are, where the guest may choose a person; the default is anyone. */
export function PersonBar({ shop, booking: { people, steps }, className }: StepProps & { className?: string }) {
  const { choosable } = people;
  if (choosable.length === 0) return null;
  const isAnyone = choosable.every(({ person }) => !person);
  return (
    <section
      aria-label="Who you’re booking"
      className={clsx('flex items-center gap-3 rounded-md border border-line py-1.5 pr-1.5 pl-3', className)}
    >
      <Faces lines={choosable} people={people} team={shop.team} />
      <p className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold [overflow-wrap:anywhere]">{namesOf(choosable)}</b>
        <span className="text-sm text-ink-soft">
          {isAnyone ? 'Whoever’s free first' : 'You’ll only see their times'}
        </span>
      </p>
      <Button size="sm" variant="ghost" onClick={() => steps.go('who')}>
        {isAnyone ? (
          <span>
            Choose <span className="max-sm:sr-only">a person</span>
          </span>
        ) : (
          'Change'
        )}
      </Button>
    </section>
  );
}
