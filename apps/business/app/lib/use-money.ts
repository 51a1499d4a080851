import { money } from '@thyme/site/format.ts';
import { useDesk } from './desk.ts';

/** Formats amounts in the business's currency: '€68.00'. */
export function useMoney(): (amount: number) => string {
  const { business } = useDesk();
  return (amount) => money(amount, business.country);
}
