import { EMAIL_MAX } from '@thyme/domain/accounts';
import { bookingLimits } from '@thyme/domain/bookings';
import { Button, IconButton, Select, TextField } from '@thyme/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Chair } from '../../operations.ts';
import type { SoldItem } from '../draft.ts';
import { type GroupRow, type GroupService, isWrongEmail, noService } from './group-draft.ts';

const MOST_EACH = 3;

interface RowProps {
  row: GroupRow;
  place: number;
  chairs: readonly Chair[];
  offered: readonly SoldItem[];
  onChange: (row: GroupRow) => void;
}

/** One guest: their name and address, and what they have with whom. */
export function GuestRow({ row, place, chairs, offered, onChange }: RowProps) {
  const who = place === 0 ? 'the guest who books' : row.name || `guest ${place + 1}`;
  const [isLeft, setLeft] = useState(false);
  const { services } = row;
  const edit = (index: number, next: GroupService) => onChange({ ...row, services: services.with(index, next) });
  return (
    <li className="grid gap-3 rounded-md border border-line p-3">
      {place === 0 ? (
        <p className="font-semibold">First guest</p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={`Name of guest ${place + 1}`}
            value={row.name}
            maxLength={bookingLimits.companion}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
          />
          <TextField
            label={`Email of ${who}, if you have it`}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={EMAIL_MAX}
            value={row.email}
            error={isLeft && isWrongEmail(row) ? 'Email should have correct format' : undefined}
            onBlur={() => setLeft(true)}
            onChange={({ currentTarget }) => onChange({ ...row, email: currentTarget.value })}
          />
        </div>
      )}
      {services.map((service, index) => (
        <ServiceChoice
          // Index keys are stable: the selects have no state of their own.
          key={index.toString()}
          {...{ service, chairs, offered }}
          what={index === 0 ? `service for ${who}` : `service ${index + 1} for ${who}`}
          person={index === 0 ? `Person for ${who}` : `Person for service ${index + 1} of ${who}`}
          onChange={(next) => edit(index, next)}
          {...(index > 0
            ? { onRemove: () => onChange({ ...row, services: services.filter((_, at) => at !== index) }) }
            : {})}
        />
      ))}
      {services.length < MOST_EACH && services.at(-1)?.pricingId !== null && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...row, services: [...services, noService] })}>
            <Plus aria-hidden="true" className="size-5" /> Another service for {place === 0 ? 'them' : who}
          </Button>
        </div>
      )}
    </li>
  );
}

interface ChoiceProps {
  service: GroupService;
  chairs: readonly Chair[];
  offered: readonly SoldItem[];
  /** 'service for Cian'. */
  what: string;
  person: string;
  onChange: (service: GroupService) => void;
  onRemove?: () => void;
}

function ServiceChoice({ service, chairs, offered, what, person, onChange, onRemove }: ChoiceProps) {
  const item = offered.find(({ pricingId }) => pricingId === service.pricingId);
  const able = chairs.filter(
    ({ id, active }) => active && (!item || item.chairIds.length === 0 || item.chairIds.includes(id)),
  );
  return (
    <div className="flex flex-wrap items-end gap-3 sm:flex-nowrap">
      <Select
        className="min-w-0 flex-1 basis-full sm:basis-0"
        label={what.replace('s', 'S')}
        hideLabel
        value={service.pricingId ?? ''}
        onChange={({ target }) => onChange({ pricingId: Number(target.value) || null, chairId: null })}
      >
        <option value="">Choose a service</option>
        {offered.map(({ pricingId, name, minutes }) => (
          <option key={pricingId} value={pricingId}>
            {name}, {minutes} min
          </option>
        ))}
      </Select>
      <Select
        className="min-w-0 flex-1"
        label={person}
        hideLabel
        value={service.chairId ?? ''}
        onChange={({ target }) => onChange({ ...service, chairId: Number(target.value) || null })}
      >
        <option value="">With anyone</option>
        {able.map(({ id, name, person: own }) => (
          <option key={id} value={id}>
            With {own ?? name}
          </option>
        ))}
      </Select>
      {onRemove && (
        <IconButton label={`Remove ${what}`} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
