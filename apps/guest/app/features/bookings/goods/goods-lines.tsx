import { money } from '@thyme/site/format.ts';
import type { ChosenGoods } from '../cart/priced-cart.ts';

/** The products in the cart. */
export function GoodsLines({ goods, country }: { goods: readonly ChosenGoods[]; country: string }) {
  if (goods.length === 0) return null;
  return (
    <ul aria-label="Products">
      {goods.map(({ id, name, price, quantity }) => (
        <li key={id} className="flex justify-between gap-4 border-b border-line py-4">
          <span className="min-w-0">
            <b className="block leading-snug font-semibold [overflow-wrap:anywhere]">{name}</b>
            <span className="text-sm text-ink-soft figures">
              {quantity > 1 && `${quantity} × ${money(price / 100, country)}, `}handed over at your appointment
            </span>
          </span>
          <span className="font-semibold figures">{money((price * quantity) / 100, country)}</span>
        </li>
      ))}
    </ul>
  );
}
