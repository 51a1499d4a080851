import { Chip, TextField } from '@thyme/ui';
import { useState } from 'react';
import type { Till } from './operations.ts';
import { minor, type TillProduct } from './till-draft.ts';
import { useShow } from './use-show.ts';

const SHOWN = 12;
/** Above this number of products there is a search field. */
const SEARCHED = 8;

interface ShelfProps {
  till: Pick<Till, 'shelf' | 'vat_rate' | 'states_vat'>;
  isTaken: (name: string) => boolean;
  onAdd: (product: TillProduct) => void;
}

const stockWords = (stock: number) => (stock <= 0 ? 'none left' : `${stock} left`);

/** The shop’s products: found by name or number, added with one click. A scanned barcode ends with Enter. */
export function Shelf({ till, isTaken, onAdd }: ShelfProps) {
  const show = useShow();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const free = till.shelf.filter(({ name }) => !isTaken(name));
  const found = free.filter(
    ({ name, sku }) => name.toLowerCase().includes(wanted) || sku.toLowerCase().startsWith(wanted),
  );
  if (till.shelf.length === 0) return null;
  const add = (one: Till['shelf'][number]) =>
    onAdd({
      name: one.name,
      unitPrice: minor(one.price),
      shelfPrice: minor(one.price),
      quantity: 1,
      vatRate: till.states_vat ? (one.vat_rate ?? till.vat_rate ?? null) : null,
      productId: one.id,
    });
  const exact = free.find(({ sku }) => sku !== '' && sku.toLowerCase() === wanted);
  const only = exact ?? (found.length === 1 ? found[0] : undefined);
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="float-left mb-2 w-full text-sm font-semibold">On your shelf</legend>
      {till.shelf.length > SEARCHED && (
        <TextField
          label="Search the shelf by name or number"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (wanted !== '' && only) add(only);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {found.slice(0, SHOWN).map((one) => (
          <Chip key={one.id} pressed={false} className="max-w-full" onClick={() => add(one)}>
            <span className="min-w-0 truncate">{one.name}</span>{' '}
            <span className="font-normal figures">{show(minor(one.price))}</span>{' '}
            <span className={`font-normal ${one.stock <= 0 ? 'text-danger' : 'text-ink-soft'}`}>
              {stockWords(one.stock)}
            </span>
          </Chip>
        ))}
        {found.length === 0 && <p className="text-sm text-ink-soft">No product has this name or number.</p>}
      </div>
    </fieldset>
  );
}
