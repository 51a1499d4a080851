import { groupPhone } from '@thyme/domain/accounts';
import {
  type Column,
  cellsOf,
  type DateOrder,
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
  readClient,
} from '@thyme/domain/imports';
import { formatLongDate } from '@thyme/domain/time';
import { Avatar, Badge, Button, Card, IconButton, Select } from '@thyme/ui';
import { ArrowRight, ChevronLeft, ChevronRight, CircleCheck, Lock } from 'lucide-react';
import { useState } from 'react';
import { DeskImportMapDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { useAct } from '../../lib/use-act.ts';
import { DiscardFile } from './discard-file.tsx';
import { FIELD_WORDS, number } from './import-words.ts';
import type { Import } from './operations.ts';
import { usePhoneReader } from './use-phone-reader.ts';

const DATED: readonly string[] = ['birthday', 'date', 'expires'];

/** Column mapping with our guesses, and a preview of one row. */
export function ColumnsStep({ data }: { data: Import }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [fields, setFields] = useState<string[]>(() => data.columns.map(({ field }) => field));
  const [order, setOrder] = useState(data.date_order);
  const known = data.columns.filter(({ field }) => field !== 'skip').length;
  const choose = (index: number, field: string) =>
    setFields((all) => all.map((one, at) => (at === index ? field : one)));
  const send = () =>
    act(
      'desk_import_map',
      async () =>
        (await run(DeskImportMapDocument, { business: business.id, id: data.id, fields, order })).desk_import_map,
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card asChild>
        <section aria-labelledby="which-column">
          <h2 id="which-column" className="display-22">
            Which column is what?
          </h2>
          <p className="text-sm text-ink-soft">
            {data.file_name}, {number(data.rows)} rows. We recognised {known} of {data.columns.length}.
          </p>
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {data.columns.map((column, index) => (
              <ColumnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have the same name
                key={index}
                data={data}
                index={index}
                field={fields[index] ?? 'skip'}
                isSure={
                  fields[index] !== column.field ||
                  (column.is_sure && (data.order_is_sure || !DATED.includes(column.field)))
                }
                onField={(field) => choose(index, field)}
              />
            ))}
          </ul>
          {fields.some((field) => DATED.includes(field)) && (
            <Select
              className="mt-4 max-w-xs"
              label="Dates like 04/07/1988"
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value)}
            >
              <option value="day-first">Day first: 4 July</option>
              <option value="month-first">Month first: 7 April</option>
            </Select>
          )}
        </section>
      </Card>
      <div className="grid gap-5">
        {data.kind === 'clients' && <OneGuest data={data} fields={fields} order={order} />}
        <Card>
          <h2 className="font-semibold">Nobody gets a message</h2>
          <p className="mt-1 text-sm text-ink-soft">
            Importing doesn’t send any emails or texts. The next step only checks; nothing is saved yet.
          </p>
        </Card>
        <Button size="lg" busy={busy !== null} onClick={() => void send()}>
          Check {number(data.rows)} {data.rows === 1 ? 'row' : 'rows'}
        </Button>
        <DiscardFile id={data.id} />
      </div>
    </div>
  );
}

interface RowProps {
  data: Import;
  index: number;
  field: string;
  isSure: boolean;
  onField: (field: string) => void;
}

function ColumnRow({ data, index, field, isSure, onField }: RowProps) {
  const name = data.columns[index]?.name ?? '';
  const samples = [...new Set(data.samples.map((row) => row[index] ?? '').filter((text) => text.trim() !== ''))].slice(
    0,
    3,
  );
  const isLeft = field === 'skip';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_6.5rem]">
      <span className={isLeft ? 'min-w-0 text-ink-soft' : 'min-w-0'}>
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-sm text-ink-soft">{samples.join(', ') || 'Empty'}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 max-sm:hidden" />
      <Select
        label={`${name} is`}
        hideLabel
        className="max-sm:col-span-2"
        value={field}
        onChange={(event) => onField(event.currentTarget.value)}
      >
        {['skip' as const, ...IMPORT_FIELDS[data.kind as ImportKind]].map((one) => (
          <option key={one} value={one}>
            {FIELD_WORDS[one]}
          </option>
        ))}
      </Select>
      <span className="text-right text-sm text-ink-soft max-sm:col-start-2 max-sm:row-start-1">
        {isLeft ? (
          'Left out'
        ) : isSure ? (
          <CircleCheck aria-label="Recognised" className="inline size-5 text-thyme-700" />
        ) : (
          <Badge tone="honey">Please check</Badge>
        )}
      </span>
    </li>
  );
}

function OneGuest({ data, fields, order }: { data: Import; fields: string[]; order: string }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const readPhone = usePhoneReader(business.country);
  const [at, setAt] = useState(0);
  const columns = fields.map((field) => ({ field: field as ImportField })) satisfies Pick<Column, 'field'>[];
  const { client } = readClient(cellsOf(data.samples[at] ?? [], columns), {
    order: order as DateOrder,
    thisYear: Number(today.slice(0, 4)),
    readPhone,
  });
  const name = `${client.firstName} ${client.lastName}`.trim();
  return (
    <Card asChild>
      <section aria-labelledby="one-guest">
        <h2 id="one-guest" className="display-22">
          How one guest will look
        </h2>
        <div className="mt-3 flex items-center gap-4">
          <Avatar name={name} size={48} />
          <span className="min-w-0">
            <b className="block truncate font-semibold">{name}</b>
            <span className="block truncate text-sm text-ink-soft">
              {client.mobile ? groupPhone(client.mobile) : 'No number'}
            </span>
            <span className="block truncate text-sm text-ink-soft">{client.email ?? 'No email'}</span>
          </span>
        </div>
        <dl className="mt-3 grid gap-1.5">
          <Fact name="Birthday" value={client.birthday ? formatLongDate(client.birthday).replace(/^\w+ /, '') : '–'} />
          <Fact name="Offers" value="Not asked yet" />
        </dl>
        {client.note !== '' && (
          <p className="mt-3 flex gap-2 rounded-sm bg-sand px-3 py-2 text-sm">
            <Lock aria-label="Private" className="mt-0.5 size-4 flex-none" />
            <span className="line-clamp-3">{client.note}</span>
          </p>
        )}
        <div className="mt-3 flex items-center gap-3">
          <IconButton label="Previous row" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span className="text-sm text-ink-soft">
            Row {at + 1} of {number(data.rows)}
          </span>
          <IconButton label="Next row" disabled={at >= data.samples.length - 1} onClick={() => setAt(at + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </section>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
