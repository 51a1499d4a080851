import { createElement } from 'react';

export const PRICING_SCRIPT = 'https://js.stripe.com/v3/pricing-table.js';

/** The card provider's own table, where one is configured. Its layout follows the available width. */
export function ProviderPricing({ table: { id, key } }: { table: { id: string; key: string } }) {
  return (
    <>
      <script async src={PRICING_SCRIPT} />
      {createElement('stripe-pricing-table', { 'pricing-table-id': id, 'publishable-key': key, layout: 'horizontal' })}
    </>
  );
}
