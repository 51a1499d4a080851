import { currencyOfCountry, formatMinor } from '@thyme/domain/money';
import { Button, Select, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import type { OwnVoucher } from './use-own-vouchers.ts';

const ANOTHER = 'another';

interface CodeFormProps {
  vouchers: readonly OwnVoucher[];
  country: string;
  busy: boolean;
  disabled: boolean;
  narrow: boolean;
  /** Why the last code was refused; shown until another one is entered. */
  refusal: string | null;
  onChange: () => void;
  onRedeem: (code: string) => Promise<void>;
}

/** Choose one of the guest's own vouchers, or type a code. */
export function CodeForm({ vouchers, country, busy, disabled, narrow, refusal, ...on }: CodeFormProps) {
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState('');
  // Keeps what was typed before the guest's vouchers loaded.
  const choice = picked === '' && typed !== '' ? ANOTHER : picked;
  const isTyped = vouchers.length === 0 || choice === ANOTHER;
  const currency = currencyOfCountry(country);

  const redeem = () => void on.onRedeem(isTyped ? typed : choice);

  // Not a form element: it is nested in larger forms, which Enter must not submit.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!busy) redeem();
  }

  return (
    <div className={clsx('grid items-start gap-2', !narrow && 'grid-cols-[minmax(0,1fr)_auto]')}>
      <div className="grid gap-2">
        {vouchers.length > 0 && (
          <Select
            label="Voucher code"
            hideLabel
            value={choice}
            disabled={disabled || busy}
            error={isTyped ? undefined : refusal}
            onChange={({ target }) => {
              setPicked(target.value);
              on.onChange();
            }}
          >
            <option value="">Choose a voucher</option>
            {vouchers.map(({ code, name, remaining }) => (
              <option key={code} value={code}>
                {name ?? code}, {name ? remaining : formatMinor(remaining, currency)} left
              </option>
            ))}
            <option value={ANOTHER}>Enter another code</option>
          </Select>
        )}
        {isTyped && (
          <TextField
            label="Voucher code"
            hideLabel
            placeholder="Voucher code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            disabled={disabled || busy}
            error={refusal}
            onChange={({ target }) => {
              setTyped(target.value);
              on.onChange();
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <Button variant="secondary" busy={busy} disabled={disabled} className="md:min-w-28" onClick={redeem}>
        Redeem
      </Button>
    </div>
  );
}
