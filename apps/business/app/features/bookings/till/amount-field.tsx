import { type Minor, parseMajor, symbolOfCountry } from '@thyme/domain/money';
import { TextField } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { useDesk } from '../../../lib/desk.ts';

interface AmountProps {
  label: string;
  hideLabel?: boolean;
  value: Minor;
  onChange: (amount: Minor) => void;
  error?: string | undefined;
  className?: string;
}

const words = (amount: Minor) => (amount === 0 ? '' : (amount / 100).toFixed(2));

/** A text field for an amount in the shop's currency. */
export function AmountField({ label, hideLabel, value, onChange, error, className }: AmountProps) {
  const { business } = useDesk();
  const [text, setText] = useState(words(value));
  const parsed = parseMajor(text === '' ? '0' : text);
  // Follows changes from outside, such as a button beside the field.
  useEffect(() => {
    setText((typed) => {
      const known = parseMajor(typed === '' ? '0' : typed);
      return known.ok && known.value === value ? typed : words(value);
    });
  }, [value]);
  return (
    <TextField
      label={label}
      {...(hideLabel ? { hideLabel } : {})}
      {...(className ? { className } : {})}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      icon={symbolOfCountry(business.country).trim()}
      inputClassName="text-right figures"
      error={error ?? (parsed.ok ? undefined : 'Please enter an amount such as 12.50.')}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(',', '.');
        setText(typed);
        const amount = parseMajor(typed === '' ? '0' : typed);
        if (amount.ok) onChange(amount.value);
      }}
      onBlur={() => parsed.ok && setText(words(parsed.value))}
    />
  );
}
