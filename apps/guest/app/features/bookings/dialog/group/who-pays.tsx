import { Radio, RadioGroup } from '@thyme/ui';

/** 'an hour', '24 hours', '3 days' */
function hoursInWords(hours: number): string {
  if (hours === 1) return 'an hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

interface WhoPaysProps {
  /** How long the others have to pay. */
  hours: number;
  eachPays: boolean;
  onChange: (eachPays: boolean) => void;
}

/** One guest pays for all, or each pays their own part. */
export function WhoPays({ hours, eachPays, onChange }: WhoPaysProps) {
  return (
    <div className="mb-6">
      <RadioGroup
        label="Who pays?"
        value={eachPays ? 'each' : 'one'}
        onValueChange={(value) => onChange(value === 'each')}
        className="flex flex-wrap gap-x-6 gap-y-2"
      >
        <Radio value="one">I pay for everyone</Radio>
        <Radio value="each">Each pays their own part</Radio>
      </RadioGroup>
      {eachPays && (
        <p className="mt-2 text-ink-soft">
          You pay your part now, and everyone’s place is booked. You’ll get a link to send to each of the others: they
          have {hoursInWords(hours)} to pay theirs.
        </p>
      )}
    </div>
  );
}
