import { currencyOfCountry, currencySymbol } from '@thyme/domain/money';
import { Button, TextField } from '@thyme/ui';
import { useState } from 'react';
import { useDesk } from '../../lib/desk.ts';
import type { MenuShop } from './operations.ts';
import type { OwnDraft, PriceDraft } from './service-draft.ts';

interface OwnTermsProps {
  prices: readonly PriceDraft[];
  /** Who does the service. */
  chairs: MenuShop['chairs'];
  errors: Record<string, string>;
  onChange: (prices: PriceDraft[]) => void;
}

/** Prices and durations of single people. An empty field means the default. */
export function OwnTerms({ prices, chairs, errors, onChange }: OwnTermsProps) {
  const { business } = useDesk();
  const hasOwn = prices.some(({ own }) => own.some(({ price, duration }) => price !== '' || duration !== ''));
  const [isOpen, setOpen] = useState(hasOwn);
  const symbol = <span aria-hidden="true">{currencySymbol(currencyOfCountry(business.country))}</span>;
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Own prices and times
      </Button>
    );
  const set = (index: number, chairId: number, values: Partial<OwnDraft>) =>
    onChange(
      prices.map((price, at) => {
        if (at !== index) return price;
        const before = price.own.find((own) => own.chairId === chairId) ?? { chairId, price: '', duration: '' };
        const others = price.own.filter((own) => own.chairId !== chairId);
        return { ...price, own: [...others, { ...before, ...values }] };
      }),
    );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-semibold">Own prices and times</legend>
      <p className="text-sm text-ink-soft">
        Leave a field empty where it’s the same for everyone. Guests who don’t choose a person pay the price above.
      </p>
      {prices.map((price, index) =>
        chairs.map(({ id, name, person }) => {
          const own = price.own.find(({ chairId }) => chairId === id);
          const who = person ?? name;
          const at = `pricings.${index}.own.${id}`;
          return (
            <fieldset
              key={`${price.id ?? index}-${id}`}
              aria-label={price.label ? `${who}, ${price.label}` : who}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem_6rem] items-end gap-2"
            >
              <span className="min-w-0 pb-3">
                <b className="block truncate font-semibold">{who}</b>
                {price.label && <span className="block truncate text-sm text-ink-soft">{price.label}</span>}
              </span>
              <TextField
                label="Price"
                inputMode="decimal"
                icon={symbol}
                placeholder={price.price}
                value={own?.price ?? ''}
                error={errors[`${at}.price`]}
                onChange={(event) => set(index, id, { price: event.currentTarget.value })}
              />
              <TextField
                label="Minutes"
                inputMode="numeric"
                placeholder={price.duration}
                value={own?.duration ?? ''}
                error={errors[`${at}.duration`]}
                onChange={(event) => set(index, id, { duration: event.currentTarget.value.replace(/\D/g, '') })}
              />
            </fieldset>
          );
        }),
      )}
    </fieldset>
  );
}
