import { checkoutLimits } from '@thyme/domain/payments';
import { Button, SegmentedControl, TextField } from '@thyme/ui';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { Discount } from './till-draft.ts';

interface DiscountProps {
  discount: Discount | null;
  /** Null removes the discount. */
  onDone: (discount: Discount | null) => void;
}

/** A discount by amount or percent, with the reason for the books. */
export function DiscountForm({ discount, onDone }: DiscountProps) {
  const [unit, setUnit] = useState<Discount['unit']>(discount?.unit ?? 'amount');
  const [value, setValue] = useState(discount?.value ?? 0);
  const [reason, setReason] = useState(discount?.reason ?? '');
  const isPercent = unit === 'percent';
  return (
    <form
      noValidate
      aria-label="Discount"
      className="mt-3 grid gap-3 rounded-md bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(value > 0 ? { value, unit, reason: reason.trim() } : null);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label="Discount in"
          value={unit}
          onValueChange={(next) => {
            setUnit(next as Discount['unit']);
            setValue(0);
          }}
          segments={[
            { value: 'amount', label: 'Amount' },
            { value: 'percent', label: 'Percent' },
          ]}
        />
        {isPercent ? (
          <TextField
            className="w-28"
            label="Percent off"
            inputMode="numeric"
            value={value === 0 ? '' : String(value)}
            onChange={(event) => {
              const typed = Number(event.currentTarget.value.replace(/\D/g, ''));
              setValue(Math.min(100, typed));
            }}
          />
        ) : (
          <AmountField className="w-36" label="Amount off" value={value} onChange={setValue} />
        )}
      </div>
      <TextField
        label="Reason"
        hint="For your books. Your guest only sees “Discount”."
        maxLength={checkoutLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={value === 0 && discount === null}>
          {value === 0 && discount ? 'Remove discount' : 'Give discount'}
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={() => onDone(discount)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
