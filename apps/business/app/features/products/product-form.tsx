import { currencyOfCountry, currencySymbol, parseMajor, toMajor } from '@thyme/domain/money';
import { productLimits } from '@thyme/domain/products';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveProductDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { rateOf } from '../../lib/vat-rate.ts';
import type { DeskProduct } from './operations.ts';

const wholeOf = (text: string, most: number): number | null => {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number <= most ? number : null;
};

function priceOf(text: string): number | null {
  const parsed = parseMajor(text.trim().replace(',', '.') || 'x');
  return parsed.ok && parsed.value > 0 ? toMajor(parsed.value) : null;
}

interface Draft {
  name: string;
  price: string;
  rate: string;
  lowAt: string;
  stock: string;
}

function errorsOf({ name, price, rate, lowAt, stock }: Draft): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: 'Please give it a name.' } : {}),
    ...(priceOf(price) === null ? { price: 'Please enter an amount.' } : {}),
    ...(Number.isNaN(rateOf(rate)) ? { vat_rate: 'For example 23.' } : {}),
    ...(wholeOf(lowAt, productLimits.lowAt) === null ? { low_at: `Please enter 0 to ${productLimits.lowAt}.` } : {}),
    ...(wholeOf(stock, productLimits.quantity) === null
      ? { stock: `Please enter 0 to ${productLimits.quantity}.` }
      : {}),
  };
}

/** What the till knows of a product. */
export function ProductForm({ product, onDone }: { product: DeskProduct | null; onDone: () => void }) {
  const { business } = useDesk();
  const [form, setForm] = useState({
    name: product?.name ?? '',
    price: product ? product.price.toFixed(2) : '',
    rate: product?.vat_rate == null ? '' : String(product.vat_rate),
    sku: product?.sku ?? '',
    lowAt: String(product?.low_at ?? 2),
    stock: '0',
  });
  const { change, busy, errors, setErrors } = useChange();
  const box = (name: keyof typeof form, field: string = name) => ({
    value: form[name],
    error: errors[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: value })),
  });

  function send(event: { preventDefault(): void }) {
    event.preventDefault();
    const wrong = errorsOf(form);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = {
      name: form.name,
      sku: form.sku,
      price: priceOf(form.price) ?? 0,
      rate: rateOf(form.rate),
      lowAt: Number(form.lowAt),
      ...(product ? {} : { stock: Number(form.stock) }),
    };
    void change({
      api: 'desk_save_product',
      send: async () =>
        (await run(DeskSaveProductDocument, { business: business.id, id: product?.id ?? null, ...input }))
          .desk_save_product,
      onDone,
    });
  }

  return (
    <ActionDialog
      title={product ? product.name : 'New product'}
      action={product ? 'Save' : 'Put it on the shelf'}
      form="product"
      busy={busy !== null}
      busyLabel="Saving…"
    >
      <form id="product" noValidate onSubmit={send} className="grid gap-4.5 md:grid-cols-2">
        <TextField className="md:col-span-2" label="Name" maxLength={productLimits.name} {...box('name')} />
        <TextField
          label="Price"
          hint="With VAT."
          inputMode="decimal"
          icon={<span aria-hidden="true">{currencySymbol(currencyOfCountry(business.country))}</span>}
          {...box('price')}
        />
        <TextField
          label="VAT %"
          hint="Leave it empty for your rate for products."
          inputMode="decimal"
          {...box('rate', 'vat_rate')}
        />
        <TextField
          label="Barcode or number"
          hint="Optional."
          autoComplete="off"
          maxLength={productLimits.sku}
          {...box('sku')}
        />
        <TextField
          label="Warn me at"
          hint="How many are left when you want to know."
          inputMode="numeric"
          {...box('lowAt', 'low_at')}
        />
        {!product && <TextField label="In stock now" inputMode="numeric" {...box('stock')} />}
      </form>
    </ActionDialog>
  );
}
