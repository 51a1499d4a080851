import { currencyOfCountry, currencySymbol, type Minor, toMajor } from '@thyme/domain/money';
import { amountMessage, amountRange, readAmount } from '@thyme/domain/vouchers';
import { TextField } from '@thyme/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { OfferedVoucher } from './voucher-list.tsx';

const cents = (major: number) => Math.round(major * 100);

/** The range guests choose from; null where the shop has fixed the amount. */
export function limitsOf({ amount_from: from, amount_to: to }: OfferedVoucher): { from: Minor; to: Minor } | null {
  return typeof from === 'number' && typeof to === 'number' ? { from: cents(from), to: cents(to) } : null;
}

export interface OwnAmount {
  text: string;
  setText: (text: string) => void;
  error: string | undefined;
  /** In cents; undefined where the shop has fixed it, null while the typed amount is outside the limits. */
  amount: Minor | null | undefined;
  /** Shows the error from now on. */
  ask: () => void;
}

/** The amount that a guest types for a voucher. */
export function useOwnAmount(voucher: OfferedVoucher, country: string, before?: Minor): OwnAmount {
  const [text, setText] = useState(before === undefined ? '' : String(toMajor(before)));
  const [asked, setAsked] = useState(false);
  const limits = limitsOf(voucher);
  const typed = limits && readAmount(text, limits.from, limits.to);
  const wrong = asked && typed && !typed.ok ? amountMessage(typed.refusal, currencyOfCountry(country)) : undefined;
  return {
    text,
    setText,
    error: wrong,
    amount: typed ? (typed.ok ? typed.value : null) : undefined,
    ask: () => setAsked(true),
  };
}

interface OwnAmountFieldProps {
  label: string;
  voucher: OfferedVoucher;
  country: string;
  own: OwnAmount;
  className?: string;
}

export function OwnAmountField({ label, voucher, country, own, className }: OwnAmountFieldProps) {
  const limits = limitsOf(voucher);
  if (!limits) return null;
  const currency = currencyOfCountry(country);
  return (
    <TextField
      className={className}
      label={label}
      hint={`Anything from ${amountRange(limits.from, limits.to, currency)}.`}
      icon={<span aria-hidden="true">{currencySymbol(currency)}</span>}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={own.text}
      error={own.error}
      onChange={({ currentTarget: { value } }) => own.setText(value)}
    />
  );
}
