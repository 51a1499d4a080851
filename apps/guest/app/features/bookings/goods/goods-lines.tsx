import { money } from '@thyme/site/format.ts';
import type { ChosenGoods } from '../cart/priced-cart.ts';

interface GoodsLinesProps {
  goods: readonly ChosenGoods[];
  country: string;
  onRemove: (id: number) => void;
}

/** The products in the cart, at their usual price like the services; the sums below say what is taken off. */
export function GoodsLines({ goods, country, onRemove }: GoodsLinesProps) {
  if (goods.length === 0) return null;
  return (
    <ul aria-label="Products">
      {goods.map(({ id, name, price: own, usualPrice: price = own, quantity }) => (
        <li key={id} className="flex justify-between gap-4 border-b border-line py-4">
          <span className="min-w-0">
            <b className="block leading-snug font-semibold [overflow-wrap:anywhere]">{name}</b>
            <span className="text-sm text-ink-soft figures">
              {quantity > 1
                ? `${quantity} × ${money(price / 100, country)}, handed over at your appointment`
                : 'Handed over at your appointment'}
            </span>
          </span>
          <span className="flex-none text-right">
            <b className="block font-semibold figures">{money((price * quantity) / 100, country)}</b>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(id)}
              className="-my-3 min-h-11 min-w-11 py-3 pl-3 text-sm text-ink-soft underline decoration-line-strong hover:text-danger"
            >
              Remove
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
