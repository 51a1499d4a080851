import { listInWords } from '@thyme/domain/text';
import { RadioCard, RadioGroup } from '@thyme/ui';
import type { Appointment } from '../../operations.ts';
import { comingWith, groupChoice } from '../move-draft.ts';

interface WholeProps {
  appointment: Appointment;
  value: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Only shown when other members of a group are still to come. */
export function WholeChoice({ appointment, value, onChange }: WholeProps) {
  const choice = groupChoice(appointment);
  if (!choice) return null;
  const names = comingWith(appointment).map(({ name }) => name);
  return (
    <RadioGroup
      label={`${choice.all} or ${choice.one.charAt(0).toLowerCase()}${choice.one.slice(1)}?`}
      value={value ? 'all' : 'one'}
      onValueChange={(chosen) => onChange(chosen === 'all')}
      className="md:grid-cols-2"
    >
      <RadioCard value="all" detail={`${listInWords(names)} too, by the same amount`}>
        {choice.all}
      </RadioCard>
      <RadioCard value="one" detail={`${listInWords(names)} ${names.length === 1 ? 'stays' : 'stay'} as booked`}>
        {choice.one}
      </RadioCard>
    </RadioGroup>
  );
}
