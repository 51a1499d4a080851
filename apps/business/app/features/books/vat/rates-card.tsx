import { Button, Card, Dialog, DialogTrigger, IconButton, Note } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskRemoveVatRateDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { dayWords } from '../../../lib/time/day-words.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { VatRates } from '../operations.ts';
import { RateForm } from './rate-form.tsx';
import { useRates } from './use-rates.ts';
import { rateWords } from './vat-words.ts';

/** Current, upcoming and past VAT rates. */
export function RatesCard() {
  const { data, isError, refetch } = useRates();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card asChild>
      <section aria-labelledby="vat-rates">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="vat-rates" className="display-22">
            Rates
          </h2>
          {data?.is_registered && (
            <Dialog open={isOpen} onOpenChange={setOpen}>
              <DialogTrigger asChild>
                <Button size="sm" variant="secondary">
                  Change a rate
                </Button>
              </DialogTrigger>
              {isOpen && <RateForm rates={data} onDone={() => setOpen(false)} />}
            </Dialog>
          )}
        </header>
        {!data && <Waiting isError={isError} retry={() => void refetch()} />}
        {data && !data.is_registered && (
          <Note className="mt-3">
            Your invoices state no VAT. If you are registered, add your VAT number on <Link to="/profile">My page</Link>
            .
          </Note>
        )}
        {data && <Present rates={data} />}
        {data && data.changes.length > 0 && <Changes rates={data} />}
      </section>
    </Card>
  );
}

function Present({ rates }: { rates: VatRates }) {
  const groups = Map.groupBy(
    rates.services.filter(({ rate }) => rate != null),
    ({ rate }) => rate ?? 0,
  );
  return (
    <dl className="mt-2 divide-y divide-line">
      {[...groups].map(([rate, services]) => (
        <div key={rate} className="flex justify-between gap-4 py-2">
          <dt className="min-w-0">{services.map(({ name }) => name).join(', ')}</dt>
          <dd className="figures">{rate}%</dd>
        </div>
      ))}
      {rates.products.map(({ name, rate }) => (
        <div key={`product ${name}`} className="flex justify-between gap-4 py-2">
          <dt>{name}</dt>
          <dd className="figures">{rate == null ? 'No VAT stated' : `${rate}%`}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2">
        <dt>{groups.size + rates.products.length === 0 ? 'Everything' : 'Everything else'}</dt>
        <dd className="figures">{rates.shop_rate == null ? 'Not set' : `${rates.shop_rate}%`}</dd>
      </div>
    </dl>
  );
}

function Changes({ rates }: { rates: VatRates }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const remove = (id: number) =>
    act(
      'desk_remove_vat_rate',
      async () => (await run(DeskRemoveVatRateDocument, { business: business.id, id })).desk_remove_vat_rate,
    );
  return (
    <>
      <h3 className="mt-5 font-semibold">Changes</h3>
      <ul aria-label="Rate changes" className="mt-1 divide-y divide-line">
        {[...rates.changes].reverse().map((change) => {
          const isComing = change.valid_from > rates.today;
          return (
            <li key={change.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {change.name}: {rateWords(change)}
                <span className="block text-sm text-ink-soft">
                  {isComing ? 'From' : 'Since'} {dayWords(change.valid_from, rates.today)}
                  {change.rate_before != null && `, before that ${change.rate_before}%`}
                </span>
              </span>
              {isComing && (
                <IconButton
                  label={`Remove the change for ${change.name}`}
                  disabled={busy !== null}
                  onClick={() => void remove(change.id)}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
