import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Checkbox, Note, Select, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveVatRateDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { rateOf } from '../../../lib/vat-rate.ts';
import type { VatRates } from '../operations.ts';

const DEFAULT = 'default';

/** Sets a rate from a day on: for several services, one product, all products, or everything else. */
export function RateForm({ rates, onDone }: { rates: VatRates; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [subject, setSubject] = useState('service');
  const [services, setServices] = useState<readonly number[]>([]);
  const [product, setProduct] = useState('');
  const [treatment, setTreatment] = useState('taxed');
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState(rates.today);
  const rate = rateOf(typed);
  const needsRate = treatment === 'taxed';
  const isReady =
    from !== '' &&
    (subject !== 'service' || services.length > 0) &&
    (!needsRate || (rate !== null && !Number.isNaN(rate)));
  const save = async () => {
    const form = {
      business: business.id,
      subject,
      services: subject === 'service' ? [...services] : null,
      product: subject === 'product' ? product : null,
      from,
      rate: needsRate ? rate : null,
      treatment: treatment === DEFAULT || needsRate ? null : treatment,
    };
    const done = await act(
      'desk_save_vat_rate',
      async () => (await run(DeskSaveVatRateDocument, form)).desk_save_vat_rate,
    );
    if (done) onDone();
  };
  return (
    <ActionDialog
      title="Change a rate"
      description="Prices include VAT and stay as they are. VAT counted before this day doesn’t change."
      close="Back"
      action="Save"
      disabled={!isReady}
      busy={busy === 'desk_save_vat_rate'}
      onAct={save}
    >
      <div className="grid gap-4">
        <Select label="For" value={subject} onChange={(event) => setSubject(event.currentTarget.value)}>
          <option value="service">Services</option>
          <option value="product">Products</option>
          <option value="shop">Everything else</option>
        </Select>
        {subject === 'service' && (
          <fieldset className="max-h-56 overflow-y-auto rounded-md border border-line p-3">
            <legend className="sr-only">Services</legend>
            {rates.services.map(({ id, name, rate: own }) => (
              <Checkbox
                key={id}
                label={`${name}${own == null ? '' : `, now ${own}%`}`}
                checked={services.includes(id)}
                onChange={(event) =>
                  setServices(event.currentTarget.checked ? [...services, id] : services.filter((one) => one !== id))
                }
              />
            ))}
          </fieldset>
        )}
        {subject === 'product' && (
          <Select label="Product" value={product} onChange={(event) => setProduct(event.currentTarget.value)}>
            <option value="">All products</option>
            {rates.products.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Select label="Taxed" value={treatment} onChange={(event) => setTreatment(event.currentTarget.value)}>
          <option value="taxed">At a rate</option>
          <option value="exempt">Exempt from VAT</option>
          <option value="reverse">Reverse charge, the customer accounts for VAT</option>
          {subject !== 'shop' && <option value={DEFAULT}>Back to the shop default</option>}
        </Select>
        {needsRate && (
          <TextField
            label="Percent"
            inputMode="decimal"
            value={typed}
            maxLength={6}
            error={Number.isNaN(rate) ? 'For example 13.5.' : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <DateField label="From" value={from} onDate={(date) => setFrom(date)} />
        {from !== '' && from < rates.today && (
          <Note tone="warn">This day has passed. VAT that was counted since then doesn’t change.</Note>
        )}
      </div>
    </ActionDialog>
  );
}
