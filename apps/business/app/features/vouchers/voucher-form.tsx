import { isOverpriced, OVERPRICED_MESSAGE, voucherLimits } from '@thyme/domain/vouchers';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Select, TextField, type TextFieldProps } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveVoucherDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { GoodFor } from './good-for.tsx';
import { amountOf, ColourSelect, NoteField, NumberAvailable, offerErrors, UNLIMITED } from './offer-fields.tsx';
import type { Voucher } from './operations.ts';
import {
  CurrencySymbol,
  OwnAmountFields,
  ownAmountErrors,
  ownAmountOf,
  type Prices,
  sentLimits,
} from './own-amount-fields.tsx';

const YEARS = [5, 6, 8, 10];
function errorsOf(form: Prices & { name: string; limit: string }): Record<string, string> {
  const errors = offerErrors(form);
  if (amountOf(form.value) === null) errors.value = 'Please enter an amount.';
  // The price that follows the value shows no second error.
  if (amountOf(form.retail) === null && !(errors.value && form.retail === form.value))
    errors.retail = 'Please enter an amount.';
  const [retail, value] = [amountOf(form.retail), amountOf(form.value)];
  if (retail !== null && value !== null && isOverpriced({ retail, value })) errors.retail = OVERPRICED_MESSAGE;
  return { ...errors, ...ownAmountErrors(form) };
}

/** A voucher offer: value, price and what it is good for. */
export function VoucherForm({ voucher, onDone }: { voucher: Voucher | null; onDone: () => void }) {
  const { business } = useDesk();
  const limit = voucher?.limit_number_of_sales ?? UNLIMITED;
  const [form, setForm] = useState({
    name: voucher?.name ?? '',
    title: voucher?.title ?? '',
    note: voucher?.note ?? '',
    color: voucher?.color ?? 'thyme',
    value: voucher ? String(voucher.value) : '50',
    retail: voucher ? String(voucher.retail) : '50',
    ...ownAmountOf(voucher),
    months: voucher?.valid_for ?? 60,
    limit: limit === UNLIMITED ? '' : String(limit),
    services: voucher?.service_ids ?? [],
  });
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const symbol = <CurrencySymbol country={business.country} />;
  const box = (
    name: 'name' | 'title' | 'value' | 'retail',
    error = name as string,
  ): Pick<TextFieldProps, 'value' | 'error' | 'onChange'> => ({
    value: form[name],
    error: errors[error],
    onChange: (event) => set({ [name]: event.currentTarget.value }),
  });

  function send(event: { preventDefault(): void }) {
    event.preventDefault();
    const wrong = errorsOf(form);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { name, title, note, color, months, services } = form;
    const money = { retail: amountOf(form.retail) ?? 0, value: amountOf(form.value) ?? 0 };
    const input = {
      name,
      title,
      note,
      color,
      months,
      services,
      ...money,
      ...sentLimits(form),
      limit: form.limit === '' ? UNLIMITED : Number(form.limit),
    };
    void change({
      api: 'desk_save_voucher',
      send: async () =>
        (await run(DeskSaveVoucherDocument, { business: business.id, id: voucher?.id ?? null, ...input }))
          .desk_save_voucher,
      onDone,
    });
  }

  return (
    <ActionDialog
      title={voucher ? voucher.name : 'New voucher'}
      action={voucher ? 'Save' : 'Put it on sale'}
      form="voucher"
      busy={busy !== null}
      busyLabel="Saving…"
    >
      <form id="voucher" noValidate onSubmit={send} className="grid gap-4.5 md:grid-cols-2">
        <TextField label="Name" maxLength={voucherLimits.name} {...box('name')} />
        <TextField label="In a few words" maxLength={voucherLimits.title} {...box('title')} />
        <TextField
          label="Worth"
          inputMode="decimal"
          icon={symbol}
          {...box('value')}
          onChange={({ currentTarget: { value } }) =>
            set(form.retail === form.value ? { value, retail: value } : { value })
          }
        />
        <TextField label="Costs" hint="What guests pay." inputMode="decimal" icon={symbol} {...box('retail')} />
        <OwnAmountFields form={form} errors={errors} country={business.country} onChange={set} />
        <Select
          label="Valid for"
          hint="At least five years, by Irish law."
          value={form.months}
          onChange={(event) => set({ months: Number(event.currentTarget.value) })}
        >
          {[...new Set([...YEARS.map((years) => years * 12), form.months])].map((months) => (
            <option key={months} value={months}>
              {months % 12 === 0 ? `${months / 12} years` : `${months} months`}
            </option>
          ))}
        </Select>
        <NumberAvailable value={form.limit} error={errors.limit_number_of_sales} onChange={(limit) => set({ limit })} />
        <ColourSelect value={form.color} onChange={(color) => set({ color })} />
        <NoteField value={form.note} error={errors.note} onChange={(note) => set({ note })} />
        <GoodFor chosen={form.services} onChange={(services) => set({ services })} />
      </form>
    </ActionDialog>
  );
}
