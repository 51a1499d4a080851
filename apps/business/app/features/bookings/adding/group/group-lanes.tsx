import type { Arrangement } from '@thyme/domain/availability';
import { formatTime } from '@thyme/domain/time';
import { Avatar } from '@thyme/ui';
import { Check } from 'lucide-react';
import type { DeskGroupPlanQuery } from '../../../../generated/graphql.ts';

const HOUR = 3600;
/** A label begins at its line, so one close to the end would leave the frame. */
const LAST_LABEL = 0.88;

type Planned = DeskGroupPlanQuery['desk_group_plan']['services'][number];

export interface Lane {
  name: string;
  services: readonly (Planned & { service: string; person: string })[];
}

interface LanesProps {
  lanes: readonly Lane[];
  arrange: Arrangement;
}

/** Each guest of a group in a lane of their own, on one axis of hours. */
export function GroupLanes({ lanes, arrange }: LanesProps) {
  const all = lanes.flatMap(({ services }) => services);
  const from = Math.min(...all.map(({ starts }) => starts));
  const to = Math.max(...all.map(({ ends }) => ends));
  const at = (time: number) => `${((time - from) / (to - from)) * 100}%`;
  const step = to - from > 5 * HOUR ? 2 * HOUR : to - from > 2 * HOUR ? HOUR : HOUR / 2;
  const first = Math.ceil(from / step) * step;
  const hours = Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, index) => first + index * step);
  return (
    <div>
      <div className="rounded-md border border-line px-3.5 py-2">
        <div aria-hidden="true" className="relative h-6 text-sm text-ink-soft figures sm:ml-44">
          {hours
            .filter((hour) => hour - from < (to - from) * LAST_LABEL)
            .map((hour) => (
              <span key={hour} className="absolute whitespace-nowrap" style={{ left: at(hour) }}>
                {formatTime(hour).replace(':00', '')}
              </span>
            ))}
        </div>
        <ul aria-label="Who has what when" className="divide-y divide-line">
          {lanes.map(({ name, services }, guest) => (
            <li key={guest.toString()} className="grid gap-2 py-2 sm:grid-cols-[10.25rem_1fr] sm:items-center sm:gap-3">
              <span className="flex min-w-0 items-center gap-2.5">
                <Avatar name={name} size={36} />
                <span className="min-w-0 leading-tight">
                  <b className="block truncate font-semibold">{name}</b>
                  <span className="block truncate text-sm text-ink-soft">
                    {services.map(({ service }) => service).join(', ')}
                  </span>
                </span>
              </span>
              <span className="relative block h-9">
                {hours.map((hour) => (
                  <span
                    aria-hidden="true"
                    key={hour}
                    className="absolute inset-y-0 w-px bg-line"
                    style={{ left: at(hour) }}
                  />
                ))}
                {services.map(({ service, person, starts, ends }) => (
                  <span
                    key={starts}
                    title={`${person} · ${service}, ${formatTime(starts)} – ${formatTime(ends)}`}
                    className="absolute inset-y-0 flex items-center overflow-hidden rounded-xs border-l-4 border-thyme-500 bg-thyme-100 px-2 text-sm whitespace-nowrap"
                    style={{ left: at(starts), width: `calc(${((ends - starts) / (to - from)) * 100}% - 2px)` }}
                  >
                    <span aria-hidden="true" className="truncate">
                      {person} · {service}
                    </span>
                    <span className="sr-only">
                      {service} with {person}, {formatTime(starts)} to {formatTime(ends)}
                    </span>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 flex items-center gap-2 text-sm text-thyme-700 figures">
        <Check aria-hidden="true" className="size-4 flex-none" /> {spanWords(arrange, from, to)}
      </p>
    </div>
  );
}

function spanWords(arrange: Arrangement, from: number, to: number): string {
  switch (arrange) {
    case 'start':
      return `Everyone starts at ${formatTime(from)}. The last is done at ${formatTime(to)}.`;
    case 'finish':
      return `The first starts at ${formatTime(from)}. Everyone is done by ${formatTime(to)}.`;
    case 'after':
      return `The first starts at ${formatTime(from)}, and the last is done at ${formatTime(to)}.`;
  }
}
