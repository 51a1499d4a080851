import type { Minor } from '@thyme/domain/money';
import { useMoney } from '../../../lib/use-money.ts';

/** Formats cents in the shop's currency: '€68.00'. */
export function useShow(): (amount: Minor) => string {
  const money = useMoney();
  return (amount) => (amount < 0 ? `−${money(-amount / 100)}` : money(amount / 100));
}
