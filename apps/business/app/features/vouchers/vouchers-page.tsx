import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDay, wallOf } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { Button, type Column, Dialog, SprigMeter, Switch, Table } from '@thyme/ui';
import { clsx } from 'clsx';
import { Gift, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { DeskSetVoucherActiveDocument, DeskVouchersDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { COLOURS, UNLIMITED } from './offer-fields.tsx';
import { CreateTile, SoldSection } from './offer-shelf.tsx';
import type { Sold, Voucher } from './operations.ts';
import { VoucherForm } from './voucher-form.tsx';

export function VouchersPage({ head }: { head: (note: ReactNode, actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const money = useMoney();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const [edited, setEdited] = useState<Voucher | 'new' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'vouchers', wanted),
    queryFn: async () => (await run(DeskVouchersDocument, { business: business.id, text: wanted })).desk_vouchers,
    placeholderData: keepPreviousData,
  });
  if (!data)
    return (
      <>
        {head(null, null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  return (
    <>
      {head(
        `${money(data.remaining)} still to be used`,
        <Button size="sm" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          New voucher
        </Button>,
      )}
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {data.vouchers.map((voucher) => (
          <li key={voucher.id}>
            <VoucherCard voucher={voucher} onEdit={() => setEdited(voucher)} />
          </li>
        ))}
        <li>
          <CreateTile icon={<Gift aria-hidden="true" className="size-6" />} onClick={() => setEdited('new')}>
            Create a voucher
          </CreateTile>
        </li>
      </ul>
      <SoldSection
        text={text}
        onText={setText}
        empty={
          data.sold.length > 0
            ? null
            : {
                found: 'No voucher has this code or name.',
                sold: 'Vouchers your guests buy appear here with their balance.',
              }
        }
      >
        <SoldTable sold={data.sold} />
      </SoldSection>
      <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && setEdited(null)}>
        {edited !== null && <VoucherForm voucher={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />}
      </Dialog>
    </>
  );
}

function VoucherCard({ voucher, onEdit }: { voucher: Voucher; onEdit: () => void }) {
  const { business } = useDesk();
  const { change } = useChange();
  const { id, limit_number_of_sales: limit, total_sale: total } = voucher;
  const years = voucher.valid_for / 12;
  const left = limit === UNLIMITED ? 'Unlimited' : `${Math.max(0, limit - total)} left`;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg bg-card shadow-soft">
      <button
        type="button"
        onClick={onEdit}
        className={clsx(
          'flex min-h-34 flex-1 flex-col justify-between gap-6 p-5 text-left focus-visible:focus-ring',
          voucher.active ? (COLOURS[voucher.color] ?? COLOURS.thyme) : 'bg-track text-ink-soft',
        )}
      >
        <span>
          <b className="block font-semibold">
            <span className="sr-only">Edit </span>
            {voucher.name}
          </b>
          <span className="text-sm">
            {voucher.service_ids.length === 0 ? 'All services' : voucher.title || 'Some services'}
          </span>
        </span>
        <span className="display-36">
          {voucher.amount_from && voucher.amount_to
            ? `${price(voucher.amount_from, business.country)} – ${price(voucher.amount_to, business.country)}`
            : price(voucher.value, business.country)}
          {voucher.retail !== voucher.value && (
            <span className="ml-2 font-sans text-sm font-normal">for {price(voucher.retail, business.country)}</span>
          )}
        </span>
      </button>
      <div className="flex items-center justify-between gap-3 p-5">
        <span>
          <b className="block font-semibold">{limit === UNLIMITED ? `${total} sold` : `${total} of ${limit} sold`}</b>
          <span className="text-sm text-ink-soft">
            {left}, valid {Number.isInteger(years) ? `${years} years` : `${voucher.valid_for} months`}
          </span>
        </span>
        <Switch
          label={`${voucher.name} is on sale`}
          checked={voucher.active}
          onCheckedChange={(active) =>
            void change({
              api: 'desk_set_voucher_active',
              send: async () =>
                (await run(DeskSetVoucherActiveDocument, { business: business.id, id, active }))
                  .desk_set_voucher_active,
            })
          }
        />
      </div>
    </article>
  );
}

function SoldTable({ sold }: { sold: readonly Sold[] }) {
  const money = useMoney();
  const { business } = useDesk();
  const columns: Column<Sold>[] = [
    {
      key: 'code',
      title: 'Code',
      rowHeading: true,
      cell: ({ code, expires_at }) => (
        <>
          <b className="block font-semibold">{code}</b>
          <span className="text-sm font-normal text-ink-soft">
            valid to {formatDay(wallOf(business.zone, expires_at), { year: true })}
          </span>
        </>
      ),
    },
    {
      key: 'for',
      title: 'For',
      cell: ({ owner, buyer, name }) => (
        <>
          {owner}
          <span className="block text-sm text-ink-soft">{buyer === owner ? name : `from ${buyer}`}</span>
        </>
      ),
    },
    {
      key: 'balance',
      title: 'Balance',
      cell: ({ remaining, value }) => (
        <SprigMeter
          className="max-w-50 text-thyme-700"
          left={remaining}
          total={value}
          label={`${money(remaining)} left of ${money(value)}`}
        />
      ),
    },
    {
      key: 'left',
      title: 'Left',
      numeric: true,
      cell: ({ remaining, value }) => (
        <>
          <b className="block font-semibold">{money(remaining)}</b>
          <span className="text-sm text-ink-soft">of {money(value)}</span>
        </>
      ),
    },
  ];
  return <Table caption="Sold vouchers" hideCaption columns={columns} rows={sold} rowKey={({ id }) => id} />;
}
