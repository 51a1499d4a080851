import { TextLink } from '@thyme/ui';
import { groupOf } from '../choice/group.ts';
import type { ChoiceState } from '../choice/use-choice.ts';

/** Switches from one appointment to a time for each service, and back. */
export function SeparateTimes({ state, className }: { state: ChoiceState; className?: string }) {
  const { choice, parts } = state;
  const appointments = parts.filter((part) => part.kind === 'visit');
  const several = choice.apart ? appointments.length > 1 : (appointments[0]?.lines.length ?? 0) > 1;
  if (!several || groupOf(appointments.flatMap(({ lines }) => lines))) return null;
  return (
    <TextLink asChild standalone className={className}>
      <button type="button" onClick={() => state.setApart(!choice.apart)}>
        {choice.apart ? 'All in one visit' : 'Choose separate times'}
      </button>
    </TextLink>
  );
}
