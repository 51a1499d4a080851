import { RadioCard, RadioGroup } from '@thyme/ui';
import type { Appointment } from '../../operations.ts';

const TELLS: Record<string, [label: string, detail: string]> = {
  mail: ['Email', 'and a message in the account'],
  text: ['Text', 'to their mobile'],
  message: ['Message', 'in the account only'],
  nobody: ['Nobody', 'they already know'],
};

interface TellProps {
  className?: string;
  appointment: Appointment;
  value: string;
  onChange: (tell: string) => void;
}

/** For a guest whom nothing reaches, nobody is the only choice. */
const UNREACHED = 'No email address or mobile number';

/** Offers only channels that reach this guest. */
export function TellChoice({ appointment: { tell, guest }, value, onChange, className }: TellProps) {
  const columns = tell.length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3';
  return (
    <RadioGroup
      label={`Tell ${guest.first_name}`}
      value={value}
      onValueChange={onChange}
      className={className ?? columns}
    >
      {tell.map((way) => (
        <RadioCard key={way} value={way} detail={tell.length === 1 ? UNREACHED : TELLS[way]?.[1]}>
          {TELLS[way]?.[0] ?? way}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
