import { money } from '@thyme/site/format.ts';

interface Held {
  remaining: number;
  business_info?: { country: string } | null | undefined;
}

/** The sum on several vouchers, each currency by itself: '€24.00', '€24.00 and $10.00'. */
export function sumWords(vouchers: readonly Held[]): string {
  const byCountry = Map.groupBy(vouchers, ({ business_info: shop }) => shop?.country ?? 'IE');
  const sums = Map.groupBy(byCountry, ([country]) => money(0, country));
  return [...sums.values()]
    .map((group) => {
      const cents = group
        .flatMap(([, held]) => held)
        .reduce((sum, { remaining }) => sum + Math.round(remaining * 100), 0);
      return money(cents / 100, group[0]?.[0] ?? 'IE');
    })
    .join(' and ');
}

interface Quote {
  fee: number;
  refund: number;
  decided_by_business: boolean;
}

/** What cancelling one appointment does with its money. */
export function feeWords(
  { fee, refund, decided_by_business: isDecided }: Quote,
  shop: { name: string; country: string } | null | undefined,
): string {
  const name = shop?.name ?? 'The shop';
  const show = (amount: number) => money(amount, shop?.country ?? 'IE');
  if (fee + refund === 0) return 'You haven’t paid anything for it.';
  if (fee === 0) return `You get ${show(refund)} back.`;
  const rest = refund > 0 ? ` You get ${show(refund)} back.` : '';
  if (isDecided) return `${name} decides whether to keep ${show(fee)}.${rest}`;
  return `${name} keeps ${show(fee)} under its cancellation policy.${rest}`;
}
