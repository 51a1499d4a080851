import { Checkbox } from '@thyme/ui';
import type { SavedCharge } from './use-saved-charge.ts';

/** Asked, never assumed: the box is empty at first. */
export function SaveCardConsent({ saved, disabled }: { saved: SavedCharge; disabled: boolean }) {
  if (!saved.canSave) return null;
  const { feeTerms } = saved;
  return (
    <>
    <Checkbox
      checked={saved.isSaved}
      disabled={disabled}
      onChange={({ target }) => saved.setSaved(target.checked)}
      label={
        <>
          Save this card for next time
          <span className="block text-sm font-normal text-ink-soft">
            Our card provider keeps it, we only see the last four digits. You can remove it in My Vouchers.
          </span>
        </>
      }
    />
    {feeTerms && (
      <Checkbox
        checked={saved.agreesToFee}
        disabled={disabled}
        onChange={({ target }) => saved.setAgreesToFee(target.checked)}
        label={
          <>
            I agree to a fee if I don’t come
            <span className="block text-sm font-normal text-ink-soft">
              Optional. If you miss the appointment, or cancel less than {feeTerms.late_hours} hours before, the shop may
              charge this card up to {feeTerms.percent}% of the price, less what you paid. You’re told two days before and
              can object. Your card is saved for this.
            </span>
          </>
        }
      />
    )}
    </>
  );
}
