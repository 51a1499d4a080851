import { parseMajor, toMajor } from '@thyme/domain/money';
import { VOUCHER_COLOURS, voucherLimits } from '@thyme/domain/vouchers';
import { Select, TextArea, TextField } from '@thyme/ui';

/** API value for an unlimited number of sales. */
export const UNLIMITED = -999;

export const COLOURS: Record<string, string> = {
  thyme: 'bg-thyme-700 text-white',
  sage: 'bg-thyme-700 text-white',
  plum: 'bg-plum text-white',
  clay: 'bg-clay-700 text-white',
  honey: 'bg-honey text-ink',
};

/** Parses an amount above zero. */
export function amountOf(text: string): number | null {
  const parsed = parseMajor(text || 'x');
  return parsed.ok && parsed.value > 0 ? toMajor(parsed.value) : null;
}

export const wholeOf = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Validates the fields that vouchers and packages share. */
export function offerErrors({ name, limit }: { name: string; limit: string }): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: 'Please give it a name.' } : {}),
    ...(limit !== '' && wholeOf(limit) === null ? { limit_number_of_sales: 'Please enter a whole number.' } : {}),
  };
}

interface FieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function NumberAvailable({ value, error, onChange }: FieldProps) {
  return (
    <TextField
      label="Number available"
      inputMode="numeric"
      placeholder="No limit"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  );
}

/** A colour that is no longer offered stays selectable for vouchers that have it. */
export function ColourSelect({ value, onChange }: FieldProps) {
  return (
    <Select label="Colour" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {[...new Set([...VOUCHER_COLOURS, value])].map((name) => (
        <option key={name} value={name}>
          {name.replace(/^./, (letter) => letter.toUpperCase())}
        </option>
      ))}
    </Select>
  );
}

export function NoteField({ value, error, onChange }: FieldProps) {
  return (
    <TextArea
      className="md:col-span-2"
      label="Note"
      hint="Guests read it before they buy."
      rows={2}
      maxLength={voucherLimits.note}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
