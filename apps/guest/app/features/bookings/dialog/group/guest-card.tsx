import { formatMinutes, formatTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { Select } from '@thyme/ui/fields/select.tsx';
import { entryKey, isSame } from '../../cart/stored-cart.ts';
import type { ServiceLine } from '../choice/choice.ts';
import type { StepProps } from '../step.ts';
import { addService, removeGuest } from './edit-group.ts';
import { type Menu, ServiceOptions } from './service-options.tsx';

interface GuestCardProps extends StepProps {
  place: number;
  name: string;
  lines: readonly ServiceLine[];
  menu: Menu;
}

/** One guest of the group: services, times, people and price. */
export function GuestCard({ place, name, lines, menu, ...props }: GuestCardProps) {
  const { shop, booking } = props;
  const show = (minor: number) => money(minor / 100, shop.country);
  const sum = (of: (line: ServiceLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={name} size={44} />
        <b className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{name}</b>
        <p className="text-right leading-snug figures">
          <b className="block font-semibold">{show(sum(({ total }) => total))}</b>
          <span className="text-sm text-ink-soft">
            {booking.eachPays && place > 0 ? 'Paid by link' : `${show(sum(({ payableNow }) => payableNow))} now`}
          </span>
        </p>
      </div>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <GuestService key={entryKey(line.stored)} line={line} isOnly={lines.length === 1} {...props} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <Select
          label={`Another service for ${name}`}
          hideLabel
          className="min-w-48"
          value=""
          onChange={({ target }) => target.value && booking.changeGroup(addService(place, Number(target.value)))}
        >
          <option value="">Add another service</option>
          <ServiceOptions menu={menu} without={lines.map(({ service }) => service.id)} country={shop.country} />
        </Select>
        {place > 0 && (
          <button
            type="button"
            className="min-h-11 text-sm text-ink-soft underline decoration-line-strong hover:text-danger"
            onClick={() => booking.changeGroup(removeGuest(place))}
          >
            Remove {name}
          </button>
        )}
      </div>
    </li>
  );
}

function GuestService({ line, isOnly, cart, booking }: StepProps & { line: ServiceLine; isOnly: boolean }) {
  const { people, state, changeGroup } = booking;
  const of = people.byPricing.get(line.service.id);
  const at = state.placed.find((service) => isSame(service.line.stored, line.stored));
  const length = formatMinutes(at?.line.service.duration ?? line.service.duration);
  return (
    <li className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(10rem,14rem)] sm:items-center">
      <p className="leading-snug">
        <b className="block font-semibold">{line.name}</b>
        <span className="text-sm text-ink-soft figures">
          {at ? `${formatTime(at.time)}, ${length}` : length}
          {!isOnly && (
            <button
              type="button"
              aria-label={`Remove ${line.name}`}
              className="ml-3 min-h-11 underline decoration-line-strong hover:text-danger"
              onClick={() => changeGroup((items) => items.filter((item) => !isSame(item, line.stored)))}
            >
              Remove
            </button>
          )}
        </span>
      </p>
      {of?.may_choose && (
        <Select
          label={`Who for ${line.name}`}
          hideLabel
          value={line.person?.id ?? ''}
          onChange={({ target }) => {
            changeGroup((items) => items);
            cart.setPerson(line.stored, Number(target.value) || null);
          }}
        >
          <option value="">With anyone</option>
          {of.people.map(({ person_id: id, name }) => (
            <option key={id} value={id}>
              With {name}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}
