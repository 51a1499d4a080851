import type { LocalDate } from '@thyme/domain/time';
import { DoorOpen, Plug } from 'lucide-react';
import type { Calendar } from '../operations.ts';
import { shutWords } from './calendar-columns.tsx';
import { fillIn, openSpans } from './calendar-layout.ts';
import { type GridColumn, isNowOn } from './grid-column.tsx';

export type CalendarRoom = Calendar['by_room']['rooms'][number];

/** One column for each unit of a room or piece of equipment, over the shop's hours. Colour encodes the state here too. */
export function roomColumns(calendar: Calendar, date: LocalDate, nowWall: number): GridColumn[] {
  const open = openSpans(calendar.hours, null, date);
  const shut = shutWords(calendar, date);
  return calendar.by_room.rooms.map((room): GridColumn => {
    const entries = calendar.by_room.entries.filter(({ chair_id }) => chair_id === room.id);
    const fill = fillIn(open, entries);
    return {
      key: String(room.id),
      label: room.name,
      head: <RoomHead room={room} fill={fill} />,
      fill,
      open,
      shut: shut ?? (open.length === 0 ? 'Closed' : null),
      entries,
      isNow: isNowOn(date, nowWall),
      isRoom: true,
      date,
      chairId: room.id,
    };
  });
}

function RoomHead({ room: { name, kind, active }, fill }: { room: CalendarRoom; fill: number | null }) {
  const Icon = kind === 'room' ? DoorOpen : Plug;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-full bg-paper text-thyme-700">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">{name}</b>
        {!active && <span className="block truncate text-sm text-ink-soft">Not in use</span>}
      </span>
      {fill !== null && (
        <span className="flex-none text-sm font-semibold figures">
          {fill}%<span className="sr-only"> full</span>
        </span>
      )}
    </span>
  );
}
