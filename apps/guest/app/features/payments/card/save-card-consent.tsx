import { Checkbox } from '@thyme/ui';
import type { SavedCharge } from './use-saved-charge.ts';

/** The box is unticked by default. */
export function SaveCardConsent({ saved, disabled }: { saved: SavedCharge; disabled: boolean }) {
  if (!saved.canSave) return null;
  return (
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
  );
}
