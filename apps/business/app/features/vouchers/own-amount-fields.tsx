import { currencyOfCountry, currencySymbol } from '@thyme/domain/money';
import { AMOUNT_LIMITS_MESSAGES, checkAmountLimits } from '@thyme/domain/vouchers';
import { Checkbox, TextField } from '@thyme/ui';
import { amountOf } from './offer-fields.tsx';
import type { Voucher } from './operations.ts';

/** Price fields of a voucher, as raw input. */
export interface Prices {
  retail: string;
  value: string;
  /** Whether guests choose the amount, and between which. */
  isOpen: boolean;
  from: string;
  to: string;
}

const LOWEST = '10';
const HIGHEST = '250';

export function ownAmountOf(voucher: Voucher | null): Pick<Prices, 'isOpen' | 'from' | 'to'> {
  const { amount_from: from, amount_to: to } = voucher ?? {};
  return { isOpen: Boolean(from), from: String(from ?? LOWEST), to: String(to ?? HIGHEST) };
}

export const sentLimits = ({ isOpen, from, to }: Prices) => ({
  from: isOpen ? amountOf(from) : null,
  to: isOpen ? amountOf(to) : null,
});

export function ownAmountErrors(form: Prices): Record<string, string> {
  if (!form.isOpen) return {};
  const { from: amountFrom, to: amountTo } = sentLimits(form);
  if (amountFrom === null || amountFrom < 1) return { amount_from: 'Please enter an amount.' };
  if (amountTo === null) return { amount_to: 'Please enter an amount.' };
  const fits = checkAmountLimits({
    retail: amountOf(form.retail) ?? 0,
    value: amountOf(form.value) ?? 0,
    amountFrom,
    amountTo,
  });
  if (fits.ok) return {};
  return {
    [fits.refusal.code === 'reversed' ? 'amount_to' : 'amount_from']: AMOUNT_LIMITS_MESSAGES[fits.refusal.code],
  };
}

export function CurrencySymbol({ country }: { country: string }) {
  return <span aria-hidden="true">{currencySymbol(currencyOfCountry(country))}</span>;
}

interface OwnAmountFieldsProps {
  form: Prices;
  errors: Readonly<Record<string, string>>;
  country: string;
  onChange: (values: Partial<Prices>) => void;
}

/** Whether guests may choose the amount, and within which limits. */
export function OwnAmountFields({ form, errors, country, onChange }: OwnAmountFieldsProps) {
  const symbol = <CurrencySymbol country={country} />;
  return (
    <>
      <Checkbox
        className="md:col-span-2"
        label="Guests may choose the amount"
        checked={form.isOpen}
        onChange={({ currentTarget: { checked } }) => onChange({ isOpen: checked })}
      />
      {form.isOpen && (
        <>
          <TextField
            label="Lowest amount"
            inputMode="decimal"
            icon={symbol}
            value={form.from}
            error={errors.amount_from}
            onChange={({ currentTarget: { value } }) => onChange({ from: value })}
          />
          <TextField
            label="Highest amount"
            inputMode="decimal"
            icon={symbol}
            value={form.to}
            error={errors.amount_to}
            onChange={({ currentTarget: { value } }) => onChange({ to: value })}
          />
        </>
      )}
    </>
  );
}
