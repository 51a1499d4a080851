import { parseMajor, toMajor } from '@thyme/domain/money';
import { productLimits } from '@thyme/domain/products';
import { Checkbox, TextField } from '@thyme/ui';
import { DeskSaveProductDocument } from '../../generated/graphql.ts';
import { FigureField, NameField, OfferDialog, PriceField, useOffer } from '../../lib/changes/offer-dialog.tsx';
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

/** Raw input of the form. */
function draftOf(product: DeskProduct | null) {
  return {
    name: product?.name ?? '',
    price: product ? product.price.toFixed(2) : '',
    rate: product?.vat_rate == null ? '' : String(product.vat_rate),
    sku: product?.sku ?? '',
    lowAt: String(product?.low_at ?? 2),
    stock: '0',
    online: product?.sold_online ?? true,
  };
}

/** Adds or edits a product of the shelf. */
export function ProductForm({ product, onDone }: { product: DeskProduct | null; onDone: () => void }) {
  const { business } = useDesk();
  const { form, set, box, change, dialog } = useOffer(() => draftOf(product), errorsOf);

  function send() {
    const input = {
      name: form.name,
      sku: form.sku,
      price: priceOf(form.price) ?? 0,
      rate: rateOf(form.rate),
      lowAt: Number(form.lowAt),
      online: form.online,
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
    <OfferDialog
      id="product"
      name={product?.name ?? null}
      newTitle="New product"
      newAction="Put it on the shelf"
      {...dialog}
      send={send}
    >
      <NameField maxLength={productLimits.name} {...box('name')} />
      <PriceField hint="With VAT." {...box('price')} />
      <FigureField
        label="VAT %"
        hint="Leave it empty for your rate for products."
        isDecimal
        {...box('rate', 'vat_rate')}
      />
      <TextField
        label="Barcode or number"
        hint="Optional."
        autoComplete="off"
        maxLength={productLimits.sku}
        {...box('sku')}
      />
      <FigureField label="Warn me at" hint="How many are left when you want to know." {...box('lowAt', 'low_at')} />
      {!product && <FigureField label="In stock now" {...box('stock')} />}
      <Checkbox
        className="md:col-span-2"
        label={
          <>
            Guests can order it when they book
            <span className="block text-sm font-normal text-ink-soft">
              They pay for it then, and you hand it over at the appointment.
            </span>
          </>
        }
        checked={form.online}
        onChange={(event) => set({ online: event.currentTarget.checked })}
      />
    </OfferDialog>
  );
}
