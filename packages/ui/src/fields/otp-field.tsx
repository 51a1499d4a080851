import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { controlStyles, FieldError } from './field.tsx';

export type OtpFieldProps = {
  label: ReactNode;
  /** The digits entered so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called once when the last digit is entered. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
};

/** A one-time code with a box for each digit. Pasting and the phone's autofill fill all of them. */
export function OtpField({
  label,
  value,
  onValueChange,
  onComplete,
  length = 6,
  error,
  disabled,
  className,
}: OtpFieldProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const id = useId();
  const errorId = `${id}-error`;

  function focus(place: number) {
    boxes.current[Math.min(length - 1, Math.max(0, place))]?.focus();
  }

  function put(next: string, place: number) {
    const code = next.replace(/\D/g, '').slice(0, length);
    onValueChange(code);
    focus(place);
    if (code.length === length && code !== value) onComplete?.(code);
  }

  function type(place: number, typed: string) {
    const digits = typed.replace(/\D/g, '');
    if (digits === '') return;
    // A box that already holds a digit reports both; the newer one counts.
    const entered =
      value[place] !== undefined && digits.length === 2
        ? digits.replace(value[place], '').slice(-1) || digits.slice(-1)
        : digits;
    put(value.slice(0, place) + entered + value.slice(place + entered.length), place + entered.length);
  }

  function press(event: KeyboardEvent, place: number) {
    if (event.key === 'ArrowLeft') focus(place - 1);
    else if (event.key === 'ArrowRight') focus(place + 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(value.length);
    else if (event.key === 'Backspace') {
      const gone = value[place] === undefined ? place - 1 : place;
      if (gone >= 0) put(value.slice(0, gone) + value.slice(gone + 1), gone);
    } else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const code = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length);
    if (code) put(code, code.length);
  }

  return (
    <fieldset className={clsx('grid min-w-0 gap-1.5', className)} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex gap-2">
        {Array.from({ length }, (_, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={place}
            ref={(node) => {
              boxes.current[place] = node;
            }}
            type="text"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${place + 1} of ${length}`}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            className={clsx(
              controlStyles,
              'h-14 max-w-12 min-w-0 flex-1 px-0 text-center text-[1.375rem] font-semibold figures',
            )}
            value={value[place] ?? ''}
            onChange={(event) => type(place, event.target.value)}
            onKeyDown={(event) => press(event, place)}
            onPaste={paste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
