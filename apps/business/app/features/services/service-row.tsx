import { formatDay, formatMinutes } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { Badge, Price, SeatMeter, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useDesk } from '../../lib/desk.ts';
import type { MenuShop, Service } from './operations.ts';

interface ServiceRowProps {
  service: Service;
  shop: MenuShop;
  isChosen: boolean;
  onChoose: () => void;
  onActive: (active: boolean) => void;
  /** One place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
}

function whoDoes({ chair_ids: ids }: Service, { chairs }: MenuShop): string {
  const names = chairs.filter(({ id }) => ids.includes(id)).map(({ name, person }) => person ?? name);
  return names.length === 0 ? 'Everyone' : names.join(', ');
}

function aboutClass({ kind, dates }: Service): string {
  const [next] = dates;
  const words = { class: 'Class', weekly: 'Several in a row', course: 'Course' }[kind] ?? '';
  return next
    ? `${words}, ${dates.length === 1 ? '' : `${dates.length} dates, `}next ${formatDay(next.starts)}`
    : `${words}, no upcoming dates`;
}

/** A service in the list: opened by its name, archived by its switch, moved by its handle. */
export function ServiceRow({ service, shop, isChosen, onChoose, onActive, onMove }: ServiceRowProps) {
  const { business } = useDesk();
  const [first] = service.pricings;
  const [next] = service.dates;
  const isClass = service.kind !== 'service';
  const shown = (amount: number) => price(amount, business.country);
  const deposit = first?.special_deposit;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <div
      className={clsx(
        'flex items-center gap-1 border-t border-line py-2 pr-4 transition',
        isChosen && 'bg-thyme-100 shadow-[inset_4px_0_0_var(--color-thyme-700)]',
      )}
    >
      <button
        type="button"
        aria-label={`Move ${service.name}: up and down arrow keys`}
        className="hidden size-11 flex-none cursor-grab place-items-center rounded-sm text-ink-faint focus-visible:focus-ring md:grid"
        onKeyDown={onKeyDown}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <Steps name={service.name} onMove={onMove} />
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="grid min-h-11 min-w-0 flex-1 gap-x-4 rounded-sm text-left focus-visible:focus-ring md:grid-cols-[1fr_5.5rem_7rem] md:items-center"
      >
        <span className={clsx('min-w-0', !service.active && 'text-ink-soft')}>
          <b className="block font-semibold">{service.name}</b>
          <span className="block text-sm text-ink-soft">
            <span className="md:hidden">{first ? `${formatMinutes(first.duration)} · ` : ''}</span>
            {service.active ? (isClass ? aboutClass(service) : whoDoes(service, shop)) : 'Archived'}
          </span>
          {isClass && next && (
            <SeatMeter
              className="mt-1"
              places={next.seats}
              left={next.seats - next.seats_taken}
              label={`${next.seats_taken} of ${next.seats} on ${formatDay(next.starts)}`}
            />
          )}
        </span>
        <span className="hidden md:block">{first ? formatMinutes(first.duration) : ''}</span>
        <span className="hidden text-sm text-ink-soft md:block">
          {deposit == null ? `${shop.upfront_percent}% deposit` : <Badge tone="honey">{deposit}% deposit</Badge>}
        </span>
      </button>
      <span className="ml-2 flex flex-none items-center gap-3">
        {first && (
          <Price
            stacked
            className="min-w-14 text-right"
            amount={shown(first.special_price || first.price)}
            was={first.special_price ? shown(first.price) : undefined}
          />
        )}
        <Switch label={`${service.name} is on your page`} checked={service.active} onCheckedChange={onActive} />
      </span>
    </div>
  );
}

/** Dragging rows conflicts with scrolling on touch screens, so a phone has buttons instead. */
function Steps({ name, onMove }: { name: string; onMove: (step: -1 | 1) => void }) {
  const step = 'grid h-8 w-11 place-items-center rounded-sm text-ink-soft focus-visible:focus-ring';
  return (
    <span className="grid flex-none md:hidden">
      <button type="button" aria-label={`Move ${name} up`} className={step} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={`Move ${name} down`} className={step} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
