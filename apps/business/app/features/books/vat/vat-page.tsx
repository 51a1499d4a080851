import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays } from '@thyme/domain/time';
import { Button, Card, EmptyState, KettleDrawing } from '@thyme/ui';
import { clsx } from 'clsx';
import { DeskVatDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { dayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { VatFigures } from '../operations.ts';
import { RangePicker } from '../period/range-picker.tsx';
import { useRange } from '../period/use-range.ts';
import { RatesCard } from './rates-card.tsx';
import { dueBy, lineKey, periodName, rateWords, vatPeriod } from './vat-words.ts';
import { VoucherPurposes } from './voucher-purposes.tsx';

/** VAT by rate for a period, and how each thing is taxed. */
export function VatPage() {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { range, setRange } = useRange();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'vat', range),
    queryFn: async () => (await run(DeskVatDocument, { business: business.id, ...range })).desk_vat,
    placeholderData: keepPreviousData,
  });
  const now = vatPeriod(today);
  const last = vatPeriod(addDays(now.from, -1));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
        <RangePicker range={range} onRange={setRange} />
        {[last, now].map((period) => (
          <Button key={period.from} variant="secondary" size="sm" onClick={() => setRange(period)}>
            {periodName(period)}
          </Button>
        ))}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          {data ? (
            <Figures figures={data} due={dueBy(range, business.country)} />
          ) : (
            <Waiting isError={isError} retry={() => void refetch()} />
          )}
        </div>
        <div className="grid gap-5 print:hidden">
          <RatesCard />
          <VoucherPurposes />
        </div>
      </div>
    </>
  );
}

const COLOURS = ['bg-thyme-500', 'bg-honey', 'bg-plum', 'bg-clay', 'bg-thyme-300', 'hatched'];

function Figures({ figures, due }: { figures: VatFigures; due: string | null }) {
  const money = useMoney();
  const { today } = useShopNow();
  const { lines } = figures;
  const apart = [
    { name: 'Vouchers sold, taxed when used', amount: figures.vouchers_sold },
    { name: 'Paid with vouchers taxed when sold', amount: figures.vouchers_prepaid },
    { name: 'Voucher value above its price', amount: figures.bonus },
    { name: 'Expired packages', amount: figures.breakage },
    { name: 'Tips', amount: figures.tips },
    { name: 'Paid but not owed', amount: figures.credit },
  ].filter(({ amount }) => amount !== 0);
  if (lines.length === 0 && apart.length === 0)
    return (
      <EmptyState level={2} picture={<KettleDrawing />} title="No payments in this period">
        VAT is counted when money comes in.
      </EmptyState>
    );
  return (
    <Card asChild>
      <section aria-labelledby="vat-figures">
        <h2 id="vat-figures" className="display-22">
          VAT by rate
        </h2>
        <div aria-hidden="true" className="mt-3 flex h-2.5 gap-[3px]">
          {lines.map((line, index) => (
            <span
              key={lineKey(line)}
              className={clsx('rounded-full', COLOURS[index] ?? 'bg-stone')}
              style={{ flex: Math.max(0, line.gross) }}
            />
          ))}
        </div>
        <table className="mt-3 w-full border-collapse">
          <caption className="sr-only">VAT by rate</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="py-2 text-left font-normal">
                Rate
              </th>
              <th scope="col" className="py-2 text-right font-normal max-sm:hidden">
                With VAT
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Net
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                VAT
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={lineKey(line)} className="border-t border-line">
                <th scope="row" className="py-2.5 text-left font-normal">
                  <span
                    aria-hidden="true"
                    className={clsx('mr-2 inline-block size-3 rounded-[3px]', COLOURS[index] ?? 'bg-stone')}
                  />
                  {rateWords(line)}
                </th>
                <td className="text-right figures max-sm:hidden">{money(line.gross)}</td>
                <td className="text-right figures">{money(line.net)}</td>
                <td className="text-right figures">{money(line.vat)}</td>
              </tr>
            ))}
            <tr className="border-t border-ink font-semibold">
              <th scope="row" className="py-2.5 text-left">
                {due ? `To declare by ${dayWords(due, today)}` : 'Total VAT'}
              </th>
              <td className="max-sm:hidden" />
              <td />
              <td className="text-right figures">{money(figures.vat)}</td>
            </tr>
          </tbody>
        </table>
        {apart.length > 0 && (
          <>
            <h3 className="mt-5 font-semibold">Without VAT</h3>
            <dl className="mt-1 divide-y divide-line">
              {apart.map(({ name, amount }) => (
                <div key={name} className="flex justify-between gap-4 py-2">
                  <dt>{name}</dt>
                  <dd className="figures">{money(amount)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className="mt-4 text-sm text-ink-soft">
          Counted on the day money comes in: {money(figures.paid)} in total, including vouchers used. A deposit is taxed
          at the rate on the day it’s paid, the rest at the rate on the day of the appointment.
        </p>
      </section>
    </Card>
  );
}
