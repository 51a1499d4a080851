import { currencyOfCountry, formatMinor, type Minor } from '@thyme/domain/money';
import type { Redeeming } from '../voucher/redeem-voucher.ts';
import { VoucherRedeem } from '../voucher/voucher-redeem.tsx';
import { type PaymentChoice, restOf } from './payment-choice.ts';
import { PaymentMethods } from './payment-methods.tsx';

interface PaymentStepProps {
  /** What booking costs at once, in cents. */
  due: Minor;
  country: string;
  redeeming: Redeeming;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
  /** A payment is under way. */
  disabled?: boolean;
}

/** How what is due now will be paid: vouchers first, then card or wallet for the rest. */
export function PaymentStep({ due, country, redeeming, value, onChange, disabled = false }: PaymentStepProps) {
  const rest = restOf(due, value);
  if (due === 0) return null;
  return (
    <div className="grid gap-6">
      {redeeming.services.length > 0 && (
        <VoucherRedeem
          {...{ due, rest, country, redeeming, disabled }}
          applied={value.vouchers}
          onChange={(vouchers) => onChange({ ...value, vouchers })}
        />
      )}
      {rest > 0 && (
        <PaymentMethods
          label={`Pay ${formatMinor(rest, currencyOfCountry(country))} with`}
          value={value.method}
          onChange={(method) => onChange({ ...value, method })}
          disabled={disabled}
        />
      )}
    </div>
  );
}
