import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';

export type QuantityStepperProps = {
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  /** The plus is hidden at this quantity. */
  max?: number;
  /** Called when the field loses focus without a number in it. */
  onEmpty?: () => void;
  label?: string;
  size?: 'sm' | 'md';
  disabled?: boolean;
  className?: string;
};

/** A quantity with minus and plus. The field accepts digits only and clamps the value to the range. */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onEmpty,
  label = 'Quantity',
  size = 'md',
  disabled,
  className,
}: QuantityStepperProps) {
  // The field may be empty while typing; the quantity changes only when it holds a number.
  const [draft, setDraft] = useState<string | null>(null);
  const atLimit = value >= max;
  const clamp = (count: number) => Math.min(max, Math.max(min, count));

  function type(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, 4);
    setDraft(digits);
    if (digits !== '') onValueChange(clamp(Number(digits)));
  }

  const button = clsx(
    'grid w-11 flex-none place-items-center rounded-[9px] transition hover:bg-sand disabled:cursor-not-allowed disabled:opacity-35',
    size === 'sm' ? 'h-11' : 'h-11.5',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its own layout
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'inline-flex items-center rounded-sm border border-line-strong bg-card',
        size === 'sm' ? 'h-11.5' : 'h-12',
        className,
      )}
    >
      <button
        type="button"
        aria-label="One fewer"
        className={button}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(clamp(value - 1))}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={label}
        className={clsx(
          'h-11 border-0 bg-transparent p-0 text-center font-semibold figures',
          atLimit ? 'w-11 pr-3' : size === 'sm' ? 'w-8' : 'w-11',
        )}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={type}
        onBlur={() => {
          if (draft === '') onEmpty?.();
          setDraft(null);
        }}
      />
      {atLimit ? null : (
        <button
          type="button"
          aria-label="One more"
          className={button}
          disabled={disabled}
          onClick={() => {
            setDraft(null);
            onValueChange(clamp(value + 1));
          }}
        >
          <Plus aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
