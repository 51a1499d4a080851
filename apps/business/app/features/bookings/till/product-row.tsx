import { checkoutLimits, priceOf } from '@thyme/domain/payments';
import { Button, IconButton, QuantityStepper, TextField } from '@thyme/ui';
import { Package, X } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { BillRow } from './bill-row.tsx';
import { lacksReason, type TillProduct } from './till-draft.ts';
import { useShow } from './use-show.ts';

interface ProductProps {
  product: TillProduct;
  /** Stock level, if it is less than the quantity. */
  stock: number | null;
  onChange: (change: Partial<TillProduct>) => void;
  onRemove: () => void;
}

export function ProductRow({ product, stock, onChange, onRemove }: ProductProps) {
  const show = useShow();
  const { name, quantity, unitPrice, vatRate, shelfPrice } = product;
  const detail = vatRate === null ? show(unitPrice) : `${show(unitPrice)}, ${vatRate}% VAT`;
  const below = shelfPrice !== undefined && (
    <div className="mt-2 grid gap-2 md:pl-12">
      {stock !== null && (
        <p role="status" className="w-fit rounded-sm bg-honey-100 px-3 py-1.5 text-sm text-honey-900">
          {stock <= 0 ? 'None in stock.' : `Only ${stock} in stock.`} You can still sell it, and the history will say
          so.
        </p>
      )}
      <ShelfPrice product={product} shelfPrice={shelfPrice} onChange={onChange} />
    </div>
  );
  return (
    <BillRow
      icon={<Package aria-hidden="true" className="size-4.5" />}
      title={name}
      detail={detail}
      isWrapped
      below={below}
    >
      <QuantityStepper
        label={`How many of ${name}`}
        min={1}
        max={checkoutLimits.quantity}
        value={quantity}
        onValueChange={(wanted) => onChange({ quantity: wanted })}
      />
      <b className="w-20 text-right font-semibold figures max-md:ml-auto max-md:w-16">{show(priceOf(product))}</b>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </BillRow>
  );
}

/** Overrides the shelf price, with a reason as for a discount. */
function ShelfPrice(props: Pick<ProductProps, 'product' | 'onChange'> & { shelfPrice: number }) {
  const { product, shelfPrice, onChange } = props;
  const show = useShow();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && product.unitPrice === shelfPrice)
    return (
      <Button variant="ghost" size="sm" className="w-fit md:-ml-4" onClick={() => setOpen(true)}>
        Change the price
      </Button>
    );
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[8.5rem_1fr_auto]">
      <AmountField
        label={`Price of ${product.name}`}
        value={product.unitPrice}
        onChange={(unitPrice) => onChange({ unitPrice })}
      />
      <TextField
        label="Reason"
        maxLength={checkoutLimits.reason}
        value={product.priceReason ?? ''}
        error={lacksReason(product) ? `Please say why it isn’t ${show(shelfPrice)}.` : undefined}
        onChange={(event) => onChange({ priceReason: event.currentTarget.value })}
      />
      <Button
        variant="ghost"
        size="sm"
        className="w-fit sm:mt-8"
        onClick={() => {
          onChange({ unitPrice: shelfPrice, priceReason: '' });
          setOpen(false);
        }}
      >
        Back to {show(shelfPrice)}
      </Button>
    </div>
  );
}
