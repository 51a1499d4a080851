import { packageLimits, voucherLimits } from '@thyme/domain/vouchers';
import { count } from '@thyme/site/format.ts';
import { Checkbox, Select, TextField } from '@thyme/ui';
import { DeskSavePackageDocument } from '../../../generated/graphql.ts';
import { NameField, OfferDialog, PriceField, useOffer } from '../../../lib/changes/offer-dialog.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { GoodFor } from '../good-for.tsx';
import {
  amountOf,
  ColourSelect,
  NoteField,
  NumberAvailable,
  offerErrors,
  UNLIMITED,
  wholeOf,
} from '../offer-fields.tsx';
import type { DeskPackage } from './operations.ts';

const MONTHS = [1, 2, 3, 6, 9, 12, 18, 24, 36];

interface Draft {
  name: string;
  price: string;
  sessions: string;
  limit: string;
}

export function errorsOf({ name, price, sessions, limit }: Draft): Record<string, string> {
  const errors = offerErrors({ name, limit });
  if (amountOf(price) === null) errors.price = 'Please enter an amount.';
  const number = wholeOf(sessions);
  if (number === null || number < 1 || number > packageLimits.sessions)
    errors.sessions = `Please enter a number from 1 to ${packageLimits.sessions}.`;
  return errors;
}

/** Raw input of the form. */
function draftOf(offer: DeskPackage | null) {
  const limit = offer?.limit_number_of_sales ?? UNLIMITED;
  return {
    name: offer?.name ?? '',
    note: offer?.note ?? '',
    color: offer?.color ?? 'thyme',
    price: offer ? String(offer.price) : '',
    sessions: offer ? String(offer.sessions) : '5',
    months: offer?.valid_for ?? 12,
    shareable: offer?.shareable ?? false,
    limit: limit === UNLIMITED ? '' : String(limit),
    services: offer?.service_ids ?? [],
  };
}

/** A package offer: sessions, services, price and validity. */
export function PackageForm({ offer, onDone }: { offer: DeskPackage | null; onDone: () => void }) {
  const { business } = useDesk();
  const { form, set, box, errors, change, dialog } = useOffer(() => draftOf(offer), errorsOf);

  function send() {
    const { name, note, color, months, shareable, services } = form;
    const input = {
      ...{ name, note, color, months, shareable, services },
      price: amountOf(form.price) ?? 0,
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
    <OfferDialog
      id="package"
      name={offer?.name ?? null}
      newTitle="New package"
      newAction="Put it on sale"
      {...dialog}
      send={send}
    >
      <NameField maxLength={voucherLimits.name} {...box('name')} />
      <TextField label="Sessions" inputMode="numeric" {...box('sessions')} />
      <PriceField hint="For all of them together." {...box('price')} />
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
      <NumberAvailable value={form.limit} error={errors.limit_number_of_sales} onChange={(limit) => set({ limit })} />
      <ColourSelect value={form.color} onChange={(color) => set({ color })} />
      <Checkbox
        label="Can be shared"
        className="self-end"
        checked={form.shareable}
        onChange={(event) => set({ shareable: event.currentTarget.checked })}
      />
      <NoteField value={form.note} error={errors.note} onChange={(note) => set({ note })} />
      <GoodFor chosen={form.services} onChange={(services) => set({ services })} />
    </OfferDialog>
  );
}
