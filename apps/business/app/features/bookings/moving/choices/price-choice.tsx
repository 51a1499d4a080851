import { RadioCard, RadioGroup } from '@thyme/ui';
import { useMoney } from '../../../../lib/use-money.ts';
import type { Appointment, Chair } from '../../operations.ts';

interface PriceProps {
  appointment: Appointment;
  /** Who it goes to. */
  person: Chair | undefined;
  /** What it costs with them; null where they ask for the same. */
  newTotal: number | null;
  takesPrice: boolean;
  onChange: (takesPrice: boolean) => void;
}

/** Asked only where the new person has another price for it. */
export function PriceChoice({ appointment, person, newTotal, takesPrice, onChange }: PriceProps) {
  const money = useMoney();
  if (newTotal === null || !person) return null;
  const { total_amount: total, due, credit, guest } = appointment;
  const paid = total - due + credit;
  const name = person.person ?? person.name;
  const over = takesPrice ? Math.max(0, paid - newTotal) : 0;
  return (
    <div className="grid gap-2">
      <RadioGroup
        label="Price"
        value={takesPrice ? 'theirs' : 'kept'}
        onValueChange={(chosen) => onChange(chosen === 'theirs')}
        className="md:grid-cols-2"
      >
        <RadioCard value="kept" detail={`as ${guest.first_name} booked it`}>
          Keep {money(total)}
        </RadioCard>
        <RadioCard value="theirs" detail={differenceWords(total, newTotal, money)}>
          {name}’s price, {money(newTotal)}
        </RadioCard>
      </RadioGroup>
      {over > 0 && (
        <p className="text-sm text-ink-soft">
          {money(paid)} is paid, so {money(over)} stays as {guest.first_name}’s credit. You can refund it from the
          appointment.
        </p>
      )}
    </div>
  );
}

function differenceWords(total: number, newTotal: number, money: (amount: number) => string): string {
  return newTotal < total ? `${money(total - newTotal)} less` : `${money(newTotal - total)} more`;
}
