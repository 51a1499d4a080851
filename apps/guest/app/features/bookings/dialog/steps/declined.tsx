import { currencyOfCountry, formatMinor } from '@thyme/domain/money';
import { Check } from 'lucide-react';
import type { PlacedService } from '../choice/choice.ts';
import type { BookingShop, BookingSlots, ChosenPayment, DeclinedPayment } from '../choice/slots.ts';
import { spanInZone } from '../choice/words.ts';
import { StepHeading } from './step-heading.tsx';

interface DeclinedHeadProps {
  declined: DeclinedPayment;
  /** When the appointment is. */
  span: string;
  slots: Pick<BookingSlots, 'holdCountdown'>;
  /** The time is no longer held. */
  onEnd: () => void;
}

/** Says that nothing was charged, and how long the guest has to pay another way. */
export function DeclinedHead({ declined, span, slots, onEnd }: DeclinedHeadProps) {
  return (
    <>
      <StepHeading
        key={declined.savedCards.length}
        lead="No money has been taken. Try another card, or another way to pay."
      >
        Your bank turned that {declined.isCard ? 'card' : 'payment'} down
      </StepHeading>
      {slots.holdCountdown({
        until: declined.heldUntil,
        onEnd,
        children: `${span} is still yours. Trying another card doesn’t cut it short.`,
      })}
    </>
  );
}

interface StillYoursProps {
  shop: BookingShop;
  placed: readonly PlacedService[];
  payment: ChosenPayment;
}

/** Everything that a declined card did not change. */
export function StillYours({ shop, placed, payment }: StillYoursProps) {
  const currency = currencyOfCountry(shop.country);
  const kept = [
    ...(placed.length > 0 ? [spanInZone(placed, shop)] : []),
    ...placed.map(({ line }) => line.name),
    ...payment.vouchers.map(({ code, amount }) => `${formatMinor(amount, currency)} from ${code}`),
  ];
  return (
    <div>
      <h3 className="display-22 mb-3">Still yours</h3>
      <ul className="grid gap-2.5">
        {kept.map((words) => (
          <li key={words} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-thyme-700" /> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
