import { currencyOfCountry, currencySymbol, parseMajor, toMajor } from '@thyme/domain/money';
import { packageLimits, VOUCHER_COLOURS, voucherLimits } from '@thyme/domain/vouchers';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Checkbox, Select, TextArea, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskSavePackageDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { GoodFor } from '../good-for.tsx';
import { UNLIMITED } from '../voucher-form.tsx';
import type { DeskPackage } from './operations.ts';

const MONTHS = [1, 2, 3, 6, 9, 12, 18, 24, 36];

const amount = (text: string): number | null => {
  const parsed = parseMajor(text || 'x');
  return parsed.ok && parsed.value > 0 ? toMajor(parsed.value) : null;
};

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);

interface Draft {
  name: string;
  price: string;
  sessions: string;
  limit: string;
}

export function errorsOf({ name, price, sessions, limit }: Draft): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = 'Please give it a name.';
  if (amount(price) === null) errors.price = 'Please enter an amount.';
  const number = whole(sessions);
  if (number === null || number < 1 || number > packageLimits.sessions)
    errors.sessions = `Please enter a number from 1 to ${packageLimits.sessions}.`;
  if (limit !== '' && whole(limit) === null) errors.limit_number_of_sales = 'Please enter a whole number.';
  return errors;
}

/** A package as guests buy it: how many sessions, of what, for how much, and until when. */
export function PackageForm({ offer, onDone }: { offer: DeskPackage | null; onDone: () => void }) {
  const { business } = useDesk();
  const limit = offer?.limit_number_of_sales ?? UNLIMITED;
  const [form, setForm] = useState({
    name: offer?.name ?? '',
    note: offer?.note ?? '',
    color: offer?.color ?? 'thyme',
    price: offer ? String(offer.price) : '',
    sessions: offer ? String(offer.sessions) : '5',
    months: offer?.valid_for ?? 12,
    shareable: offer?.shareable ?? false,
    limit: limit === UNLIMITED ? '' : String(limit),
    services: offer?.service_ids ?? [],
  });
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const box = (name: 'name' | 'price' | 'sessions') => ({
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });

  function send(event: { preventDefault(): void }) {
    event.preventDefault();
    const wrong = errorsOf(form);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { name, note, color, months, shareable, services } = form;
    const input = {
      ...{ name, note, color, months, shareable, services },
      price: amount(form.price) ?? 0,
      sessions: Number(form.sessions),
      limit: form.limit === '' ? UNLIMITED : Number(form.limit),
    };
    void change({
      api: 'desk_save_package',
      send: async () =>
        (await run(DeskSavePackageDocument, { business: business.id, id: offer?.id ?? null, ...input }))
          .desk_save_package,
      onDone,
    });
  }

  return (
    <ActionDialog
      title={offer ? offer.name : 'New package'}
      action={offer ? 'Save' : 'Put it on sale'}
      form="package"
      busy={busy !== null}
      busyLabel="Saving…"
    >
      <form id="package" noValidate onSubmit={send} className="grid gap-4.5 md:grid-cols-2">
        <TextField className="md:col-span-2" label="Name" maxLength={voucherLimits.name} {...box('name')} />
        <TextField label="Sessions" inputMode="numeric" {...box('sessions')} />
        <TextField
          label="Price"
          hint="For all of them together."
          inputMode="decimal"
          icon={<span aria-hidden="true">{currencySymbol(currencyOfCountry(business.country))}</span>}
          {...box('price')}
        />
        <Select
          label="To be used within"
          value={form.months}
          onChange={(event) => set({ months: Number(event.currentTarget.value) })}
        >
          {[...new Set([...MONTHS, form.months])]
            .toSorted((a, b) => a - b)
            .map((months) => (
              <option key={months} value={months}>
                {months > 12 && months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month')}
              </option>
            ))}
        </Select>
        <TextField
          label="Number available"
          inputMode="numeric"
          placeholder="No limit"
          value={form.limit}
          error={errors.limit_number_of_sales}
          onChange={(event) => set({ limit: event.currentTarget.value.trim() })}
        />
        <Select label="Colour" value={form.color} onChange={(event) => set({ color: event.currentTarget.value })}>
          {VOUCHER_COLOURS.map((name) => (
            <option key={name} value={name}>
              {name.replace(/^./, (letter) => letter.toUpperCase())}
            </option>
          ))}
        </Select>
        <Checkbox
          label="Can be shared"
          className="self-end"
          checked={form.shareable}
          onChange={(event) => set({ shareable: event.currentTarget.checked })}
        />
        <TextArea
          className="md:col-span-2"
          label="Note"
          hint="Guests read it before they buy."
          rows={2}
          maxLength={voucherLimits.note}
          value={form.note}
          error={errors.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <GoodFor chosen={form.services} onChange={(services) => set({ services })} />
      </form>
    </ActionDialog>
  );
}
