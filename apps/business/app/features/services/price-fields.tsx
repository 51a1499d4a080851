import { currencyOfCountry, currencySymbol } from '@thyme/domain/money';
import { serviceLimits } from '@thyme/domain/services';
import { Button, IconButton, TextField } from '@thyme/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useDesk } from '../../lib/desk.ts';
import { blankPrice, type PriceDraft } from './service-draft.ts';

interface PriceFieldsProps {
  prices: PriceDraft[];
  errors: Record<string, string>;
  /** A class has exactly one pricing. */
  single: boolean;
  onChange: (prices: PriceDraft[]) => void;
}

/** The pricings of a service: duration, price and special price. */
export function PriceFields({ prices, errors, single, onChange }: PriceFieldsProps) {
  const { business } = useDesk();
  const symbol = <span aria-hidden="true">{currencySymbol(currencyOfCountry(business.country))}</span>;
  const set = (index: number, values: Partial<PriceDraft>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...values } : price)));
  const several = prices.length > 1;
  return (
    <div className="grid gap-4">
      {prices.map((price, index) => {
        const field = (name: 'label' | 'duration' | 'price' | 'sale') => ({
          value: price[name],
          onChange: (event: { currentTarget: { value: string } }) => set(index, { [name]: event.currentTarget.value }),
        });
        const error = (name: string) => errors[`pricings.${index}.${name}`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way to buy is its place in the list
          <fieldset key={index} className="grid min-w-0 grid-cols-2 gap-3">
            <legend className="sr-only">{several ? `Price ${index + 1}` : 'Price'}</legend>
            {several && (
              <div className="col-span-2 flex items-end gap-2">
                <TextField
                  className="flex-1"
                  label="For"
                  placeholder="Long hair"
                  maxLength={serviceLimits.priceLabel}
                  {...field('label')}
                />
                <IconButton
                  label={`Remove price ${index + 1}`}
                  className="mb-0.5"
                  onClick={() => onChange(prices.filter((_price, at) => at !== index))}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
            )}
            <TextField
              className="col-span-2"
              label="Duration (minutes)"
              inputMode="numeric"
              error={error('duration')}
              {...field('duration')}
            />
            <TextField label="Price" inputMode="decimal" icon={symbol} error={error('price')} {...field('price')} />
            <TextField
              label="Sale price"
              inputMode="decimal"
              icon={symbol}
              error={error('special_price')}
              {...field('sale')}
            />
          </fieldset>
        );
      })}
      {!single && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...prices, blankPrice()])}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add a price
        </Button>
      )}
    </div>
  );
}
