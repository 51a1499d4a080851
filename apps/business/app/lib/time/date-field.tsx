import { formatDay, isLocalDate, type LocalDate, spokenDate, wallAt } from '@thyme/domain/time';
import { TextField, type TextFieldProps } from '@thyme/ui';
import { useState } from 'react';
import { useShopNow } from './use-shop-now.ts';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** Empty while no date is chosen. */
  value: LocalDate | '';
  /** Earlier dates are rejected. */
  min?: LocalDate;
  onDate: (date: LocalDate | '') => void;
}

const shown = (date: LocalDate | '') => (date === '' ? '' : formatDay(wallAt(date), { year: true }));

/**
 * A date in the shop's format, 'Tue 17 Nov 2026', whatever the browser's language. Accepts '3 Dec', 'next Tue',
 * 'in 6 weeks' or '2026-12-03'. Words are parsed on blur, a whole ISO date at once.
 */
export function DateField({ value, min, onDate, error, ...field }: DateFieldProps) {
  const { today } = useShopNow();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const settle = (words: string | null) => {
    if (words === null) return;
    setTyped(null);
    if (words.trim() === '') {
      setProblem('');
      return onDate('');
    }
    const date = spokenDate(words, today);
    const isEarly = date !== null && min !== undefined && date < min;
    setProblem(date === null ? 'Please enter a date such as 3 Dec.' : isEarly ? `Not before ${shown(min ?? '')}.` : '');
    if (date !== null && !isEarly) onDate(date);
  };
  return (
    <TextField
      placeholder="3 Dec"
      autoComplete="off"
      maxLength={40}
      {...field}
      value={typed ?? shown(value)}
      error={problem || error}
      onChange={({ currentTarget: { value: words } }) => (isLocalDate(words) ? settle(words) : setTyped(words))}
      onBlur={() => settle(typed)}
      onKeyDown={(event) => event.key === 'Enter' && settle(typed)}
    />
  );
}
