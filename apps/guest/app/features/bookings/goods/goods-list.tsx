import { money } from '@thyme/site/format.ts';
import { Button } from '@thyme/ui';
import { QuantityStepper } from '@thyme/ui/fields/quantity-stepper.tsx';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Goods, mostOf, type OfferedProduct } from './use-goods.ts';

interface GoodsListProps {
  goods: Goods;
  country: string;
  /** More than these are shown on request. */
  first?: number;
  disabled?: boolean;
}

/** The products of a shop, each with how many the guest takes. */
export function GoodsList({ goods, country, first = Number.POSITIVE_INFINITY, disabled = false }: GoodsListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { offered } = goods;
  // What is chosen is never hidden.
  const shown = offered.filter(({ id }, index) => isWhole || index < first || goods.quantityOf(id) > 0);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((product) => (
          <Product key={product.id} {...{ product, goods, country, disabled }} />
        ))}
      </ul>
      {shown.length < offered.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          Show all {offered.length} products
        </Button>
      )}
    </>
  );
}

/** 'Only 2 left', 'Out of stock', or nothing. */
export function stockWords({ left }: Pick<OfferedProduct, 'left'>): string {
  if (left === null || left === undefined) return '';
  return left === 0 ? 'Out of stock' : `Only ${left} left`;
}

interface ProductProps {
  product: OfferedProduct;
  goods: Goods;
  country: string;
  disabled: boolean;
}

function Product({ product, goods, country, disabled }: ProductProps) {
  const { id, name, price, left } = product;
  const most = mostOf(product);
  const quantity = Math.min(goods.quantityOf(id), most);
  const state = stockWords(product);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <b className="block font-semibold [overflow-wrap:anywhere]">{name}</b>
        <span className="text-sm text-ink-soft figures">
          {money(price, country)}
          {state !== '' && <span className={clsx(left !== 0 && 'font-semibold text-clay-700')}>, {state}</span>}
        </span>
      </span>
      {quantity > 0 ? (
        <QuantityStepper
          size="sm"
          label={`Quantity of ${name}`}
          value={quantity}
          min={0}
          max={most}
          disabled={disabled}
          onValueChange={(qty) => goods.setQuantity(product, qty)}
          onEmpty={() => goods.setQuantity(product, 0)}
        />
      ) : (
        most > 0 && (
          <Button
            variant="add"
            size="sm"
            aria-label={`Add ${name}`}
            disabled={disabled}
            onClick={() => goods.setQuantity(product, 1)}
          >
            <Plus aria-hidden="true" /> Add
          </Button>
        )
      )}
    </li>
  );
}
