import { PaymentMethods } from '../checkout/payment-methods.tsx';
import type { SavedCharge } from './use-saved-charge.ts';

/** The guest's saved cards, and a new one. */
export function SavedCardChoice({ saved, disabled }: { saved: SavedCharge; disabled: boolean }) {
  const { options, chosen, choose, fallback } = saved.ways;
  return (
    <PaymentMethods
      label="Card"
      hideLabel
      narrow
      options={options}
      chosen={chosen}
      onChoose={choose}
      fallback={fallback}
      disabled={disabled}
    />
  );
}
