import { fromMajor, type Minor, toMajor } from '@thyme/domain/money';
import { RadioCard, RadioGroup, TextField } from '@thyme/ui';
import { useState } from 'react';
import type { OpenPrice } from './redeem-voucher.ts';

interface AmountChoiceProps {
  code: string;
  amount: Minor;
  /** The most that it can pay. */
  most: Minor;
  open: OpenPrice;
  balance: Minor | null;
  show: (amount: Minor) => string;
  disabled: boolean;
  /** One choice below the other. */
  narrow: boolean;
  onAmount: (amount: Minor) => void;
}

/** An amount as people type it: '12', '12.5', '€12,50'. Null for anything else. */
export function readAmount(typed: string): Minor | null {
  const match = /^\s*[€£$]?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed);
  if (!match) return null;
  const amount = fromMajor(Number(`${match[1]}.${(match[2] ?? '').padEnd(2, '0')}`));
  return amount.ok ? amount.value : null;
}

/** How much of a voucher to use. Hidden where there is only one sensible amount. */
export function AmountChoice(props: AmountChoiceProps) {
  const { code, amount, most, open, balance, show, disabled, narrow, onAmount } = props;
  const least = Math.min(most, open.now);
  const [isOther, setOther] = useState(() => amount !== least && amount !== most);
  const [typed, setTyped] = useState(() => toMajor(amount).toFixed(2));
  if (most <= 1) return null;
  const hasLeast = least > 0 && least < most;
  const left = open.whole - most;
  const value = isOther ? 'other' : amount === most ? 'most' : 'least';
  const read = readAmount(typed);
  const isWrong = read === null || read < 1 || read > most;

  function choose(key: string) {
    setOther(key === 'other');
    if (key === 'least') onAmount(least);
    if (key === 'most') onAmount(most);
    if (key === 'other') setTyped(toMajor(amount).toFixed(2));
  }

  function type(text: string) {
    setTyped(text);
    const entered = readAmount(text);
    if (entered !== null && entered >= 1 && entered <= most) onAmount(entered);
  }

  const stays = (used: Minor) => (balance !== null && balance > used ? `, ${show(balance - used)} stays on it` : '');
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={`How much of ${code} to use`}
        hideLabel
        value={value}
        onValueChange={choose}
        disabled={disabled}
        className={narrow ? '' : hasLeast ? 'md:grid-cols-3' : 'md:grid-cols-2'}
      >
        {hasLeast && (
          <RadioCard value="least" detail={`${show(least)} today${stays(least)}`}>
            <span className="font-semibold">Just the deposit</span>
          </RadioCard>
        )}
        <RadioCard value="most" detail={`${left > 0 ? show(left) : 'Nothing'} left to pay`}>
          <span className="font-semibold">
            {left > 0 ? `All ${show(most)}` : hasLeast ? 'The whole price' : 'All of it'}
          </span>
        </RadioCard>
        <RadioCard value="other" detail={`Up to ${show(most)}`}>
          <span className="font-semibold">Another amount</span>
        </RadioCard>
      </RadioGroup>
      {isOther && (
        <TextField
          label="Amount to use"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          disabled={disabled}
          error={isWrong ? `Enter an amount from ${show(1)} to ${show(most)}.` : undefined}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </div>
  );
}
