import { TextLink } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { hasService } from '../choice/choice.ts';
import { groupOf, groupWords } from '../choice/group.ts';
import type { StepProps } from '../step.ts';

/** Opens the group step. Hidden with classes, which have their own dates, and before a first consultation. */
export function GroupBar({ booking: { priced, steps, consultation, state } }: StepProps) {
  const services = priced.lines.filter(hasService);
  if (services.some(({ service }) => service.is_group) || consultation.plan.isNeeded || state.choice.apart) return null;
  const group = groupOf(services);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <UserPlus aria-hidden="true" className="size-5 flex-none text-thyme-700" />
      {group && <span className="font-semibold">{groupWords(group)}</span>}
      <TextLink asChild standalone>
        <button type="button" onClick={() => steps.go('group')}>
          {group ? 'Change who’s coming' : 'Coming with someone?'}
        </button>
      </TextLink>
    </p>
  );
}
