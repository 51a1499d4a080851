import { checkoutLimits } from '@thyme/domain/payments';
import { Button, Chip, TextField } from '@thyme/ui';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { rateOf } from '../../../lib/vat-rate.ts';
import { AmountField } from './amount-field.tsx';
import type { Till } from './operations.ts';
import { Shelf } from './shelf.tsx';
import { minor, type TillProduct } from './till-draft.ts';
import { useShow } from './use-show.ts';

interface ProductFormProps {
  till: Pick<Till, 'recent_products' | 'shelf' | 'vat_rate' | 'states_vat'>;
  taken: readonly TillProduct[];
  onAdd: (product: TillProduct) => void;
}

/** Adds a product from the shelf, or one that is entered by name and price. */
export function ProductForm({ till, taken, onAdd }: ProductFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)} disabled={taken.length >= checkoutLimits.products}>
        <PackagePlus aria-hidden="true" className="size-4.5" /> Add a product
      </Button>
    );
  return (
    <Opened
      till={till}
      taken={taken}
      onAdd={(product) => {
        onAdd(product);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

function Opened({ till, taken, onAdd, onCancel }: ProductFormProps & { onCancel: () => void }) {
  const show = useShow();
  const [name, setName] = useState('');
  const [price, setPrice] = useState(0);
  const [rate, setRate] = useState(till.vat_rate == null ? '' : String(till.vat_rate));
  const isTaken = (one: string) => taken.some((product) => product.name.toLowerCase() === one.trim().toLowerCase());
  const recent = till.recent_products.filter((product) => !isTaken(product.name));
  const vatRate = till.states_vat ? rateOf(rate) : null;
  const isReady = name.trim() !== '' && price > 0 && !isTaken(name) && !Number.isNaN(vatRate);
  return (
    <form
      noValidate
      aria-label="Add a product"
      className="grid w-full gap-3 rounded-md bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAdd({ name: name.trim(), unitPrice: price, quantity: 1, vatRate });
      }}
    >
      <Shelf till={till} isTaken={isTaken} onAdd={onAdd} />
      {recent.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm font-semibold">Sold recently</legend>
          {recent.map((product) => (
            <Chip
              key={product.name}
              pressed={false}
              onClick={() =>
                onAdd({
                  name: product.name,
                  unitPrice: minor(product.price),
                  quantity: 1,
                  vatRate: product.vat_rate ?? null,
                })
              }
            >
              {product.name} <span className="font-normal figures">{show(minor(product.price))}</span>
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_8.5rem_6.5rem]">
        <TextField
          label="Product"
          autoComplete="off"
          maxLength={checkoutLimits.productName}
          value={name}
          error={isTaken(name) ? 'This is on the bill already.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <AmountField label="Price" value={price} onChange={setPrice} />
        {till.states_vat && (
          <TextField
            label="VAT %"
            inputMode="decimal"
            value={rate}
            error={Number.isNaN(vatRate) ? 'For example 23.' : undefined}
            onChange={(event) => setRate(event.currentTarget.value)}
          />
        )}
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={!isReady}>
          Add to the bill
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
