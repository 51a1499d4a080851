import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@thyme/ui';
import { ShopFeeTermsDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

interface FeeConsentProps {
  /** The consent text from the server. */
  words: string;
  checked: boolean;
  disabled: boolean;
  onChange: (agrees: boolean) => void;
}

/** The box is unticked by default, and the booking does not require it. */
export function FeeConsent({ words, checked, disabled, onChange }: FeeConsentProps) {
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <>
          I agree to a fee if I don’t come
          <span className="block text-sm font-normal text-ink-soft">
            Optional. {words} Our card provider keeps your card for this.
          </span>
        </>
      }
    />
  );
}

/** The consent for a booking paid with a saved card; nothing where the shop charges no fee. */
export default function ShopFeeConsent({
  businessId,
  ...box
}: Omit<FeeConsentProps, 'words'> & { businessId: number }) {
  const { data: terms = null } = useQuery({
    queryKey: ['shop-fee-terms', businessId],
    queryFn: async () => (await runAsGuest(ShopFeeTermsDocument, { business_id: businessId })).shop_fee_terms ?? null,
  });
  return terms && <FeeConsent words={terms.words} {...box} />;
}
