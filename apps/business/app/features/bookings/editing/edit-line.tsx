import { formatMinutes } from '@thyme/domain/time';
import { Badge, Button, IconButton, Select, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useMoney } from '../../../lib/use-money.ts';
import type { Chair } from '../operations.ts';
import { type DraftLine, withPerson } from './edit-draft.ts';

const STEP = 5;

interface LineProps {
  line: DraftLine;
  chairs: readonly Chair[];
  currency: string;
  onChange: (change: Partial<DraftLine>) => void;
  onRemove: () => void;
}

/** One service: person, duration and price. */
export function EditLine({ line, chairs, currency, onChange, onRemove }: LineProps) {
  const money = useMoney();
  const isNew = line.lineId === null;
  const isOwn = line.listPrice !== null && Number(line.price) !== line.listPrice;
  const shown = chairs.filter(({ active, id }) => active || id === line.chairId);
  return (
    <li className={clsx('rounded-md border p-3.5', isNew ? 'border-thyme-300 bg-thyme-50' : 'border-line bg-card')}>
      <div className="flex items-center gap-2">
        <b className="min-w-0 flex-1 font-semibold">
          {line.name} {isNew && <Badge tone="green">Added</Badge>}
        </b>
        <IconButton label={`Remove ${line.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="mt-2 grid grid-cols-2 items-end gap-2">
        <Select
          className="col-span-2"
          label="Person"
          hideLabel
          aria-label={`Person for ${line.name}`}
          value={line.chairId ?? ''}
          onChange={(event) => onChange(withPerson(line, Number(event.currentTarget.value) || null))}
        >
          {shown.map((chair) => (
            <option key={chair.id} value={chair.id}>
              {chair.person ?? chair.name}
            </option>
          ))}
        </Select>
        <Length line={line} onChange={(minutes) => onChange({ minutes })} />
        <TextField
          label="Price"
          hideLabel
          aria-label={`Price of ${line.name}`}
          inputMode="decimal"
          icon={<span aria-hidden="true">{currency}</span>}
          inputClassName="text-right figures"
          value={line.price}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
      </div>
      {isOwn && line.listPrice !== null && (
        <p className="mt-1 flex items-center gap-1 text-sm text-ink-soft">
          List price {money(line.listPrice)}.
          <Button size="sm" variant="ghost" onClick={() => onChange({ price: (line.listPrice ?? 0).toFixed(2) })}>
            Use {money(line.listPrice)}
          </Button>
        </p>
      )}
    </li>
  );
}

function Length({ line, onChange }: { line: DraftLine; onChange: (minutes: number) => void }) {
  const { minutes, name } = line;
  return (
    <fieldset className="flex h-12 min-w-0 items-center justify-between rounded-sm border border-line-strong bg-card">
      <legend className="sr-only">Length of {name}</legend>
      <IconButton
        label={`${name} ${STEP} minutes shorter`}
        disabled={minutes <= STEP}
        onClick={() => onChange(Math.max(STEP, minutes - STEP))}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <output className="text-sm font-semibold whitespace-nowrap figures">{formatMinutes(minutes)}</output>
      <IconButton label={`${name} ${STEP} minutes longer`} onClick={() => onChange(minutes + STEP)}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  );
}
