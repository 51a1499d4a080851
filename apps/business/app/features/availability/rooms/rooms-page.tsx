import { useQuery } from '@tanstack/react-query';
import { addDays, formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { Badge, BasketDrawing, Button, Card, Dialog, EmptyState, IconButton, Note } from '@thyme/ui';
import { ChevronLeft, ChevronRight, DoorOpen, Plus, Wind } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DeskOpenHoursDocument, DeskRoomsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { Lanes } from './lanes.tsx';
import type { Room } from './operations.ts';
import { RoomDialog } from './room-dialog.tsx';
import { capacityWords, dayWords, minutesWords, openOn, shownHours } from './room-words.ts';

/** Uses of rooms and equipment over a day, and what each service needs. */
export function RoomsPage({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const { today, wall } = useShopNow();
  const [chosen, setDate] = useState<string | null>(null);
  const date = chosen ?? today;
  const {
    data: read,
    isError,
    refetch,
  } = useQuery({
    queryKey: deskKey(business.id, 'rooms', date),
    queryFn: async () => {
      const [{ desk_rooms: rooms }, { desk_shop: shop }] = await Promise.all([
        run(DeskRoomsDocument, { business: business.id, date }),
        run(DeskOpenHoursDocument, { business: business.id }),
      ]);
      return { rooms, shop };
    },
    placeholderData: (before) => before,
  });
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  if (!read)
    return (
      <>
        {head(null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const { rooms: data, shop } = read;
  const add = (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" className="size-5" />
      Add
    </Button>
  );
  const room = data.find(({ id }) => id === edited) ?? null;
  const dialog = (
    <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && setEdited(null)}>
      {edited !== null && <RoomDialog key={edited} room={room} onDone={() => setEdited(null)} />}
    </Dialog>
  );
  if (data.length === 0)
    return (
      <>
        {head(null)}
        <EmptyState level={2} picture={<BasketDrawing />} title="No rooms or equipment yet" action={add}>
          Add what services share: a treatment room, basins, a steamer. A time is then only offered when it’s free too.
        </EmptyState>
        {dialog}
      </>
    );
  const shown = data.filter(({ active }) => active);
  const open = openOn(shop, date);
  const hours = shownHours(shown, date, open);
  const nowWall = date === today ? wall : null;
  return (
    <>
      {head(add)}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Card asChild>
          <section aria-labelledby="lanes">
            <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id="lanes" className="display-22 flex-1">
                {date === today ? 'Today' : formatDay(wallAt(date, 0))}
              </h2>
              <IconButton label="Previous day" onClick={() => setDate(addDays(date, -1))}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </IconButton>
              <span className="text-sm text-ink-soft figures max-sm:order-last max-sm:basis-full">
                {dayWords(date, open)}
              </span>
              <IconButton label="Next day" onClick={() => setDate(addDays(date, 1))}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
            <Hours {...hours} />
            <ul>
              {shown.map((one) => (
                <li
                  key={one.id}
                  className="grid items-center border-t border-line md:grid-cols-[15rem_minmax(0,1fr)] md:gap-4"
                >
                  <RoomName room={one} onEdit={() => setEdited(one.id)} />
                  <Lanes room={one} {...{ hours, date, nowWall }} />
                </li>
              ))}
            </ul>
            <Away rooms={data.filter(({ active }) => !active)} onEdit={setEdited} />
          </section>
        </Card>
        <NeedsCard rooms={data} />
      </div>
      {dialog}
    </>
  );
}

function Hours({ from, to }: { from: number; to: number }) {
  const hours = Array.from({ length: (to - from) / 60 }, (_, at) => from + at * 60);
  return (
    <div aria-hidden="true" className="flex text-sm text-ink-soft md:pl-64">
      {hours.map((minutes) => (
        <span key={minutes} className="min-w-0 flex-1 -translate-x-1">
          {formatTime(wallAt('2026-01-01', minutes)).split(/[: ]/)[0]}
        </span>
      ))}
    </div>
  );
}

function RoomName({ room, onEdit }: { room: Room; onEdit: () => void }) {
  const Icon = room.kind === 'room' ? DoorOpen : Wind;
  return (
    <button
      type="button"
      className="flex min-h-14 min-w-0 items-center gap-3 rounded-sm py-2 text-left focus-visible:focus-ring"
      onClick={onEdit}
    >
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-sand">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <b className="block truncate font-semibold">{room.name}</b>
        <span className="block truncate text-sm text-ink-soft">{capacityWords(room)}</span>
      </span>
    </button>
  );
}

function Away({ rooms, onEdit }: { rooms: readonly Room[]; onEdit: (id: number) => void }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="mt-2 border-t border-line pt-2">
      {rooms.map((room) => (
        <li key={room.id} className="flex items-center gap-3">
          <RoomName room={room} onEdit={() => onEdit(room.id)} />
          <Badge>Not in use</Badge>
        </li>
      ))}
    </ul>
  );
}

interface ServiceNeeds {
  id: number;
  name: string;
  needs: { room: Room; words: string }[];
}

function byService(rooms: readonly Room[]): ServiceNeeds[] {
  const services = new Map<number, ServiceNeeds>();
  for (const room of rooms)
    for (const { service_id: id, service: name, from, to } of room.needs) {
      const known = services.get(id) ?? { id, name, needs: [] };
      known.needs.push({ room, words: minutesWords({ from: from ?? null, to: to ?? null }) });
      services.set(id, known);
    }
  return [...services.values()];
}

function NeedsCard({ rooms }: { rooms: readonly Room[] }) {
  const services = byService(rooms);
  return (
    <Card asChild>
      <section aria-labelledby="needs">
        <h2 id="needs" className="display-22">
          What a service needs
        </h2>
        <p className="text-sm text-ink-soft">A time is only offered when the person and all of this are free.</p>
        <ul className="mt-3">
          {services.map(({ id, name, needs }) => (
            <li key={id} className="border-t border-line py-3">
              <b className="mb-1.5 block font-semibold">{name}</b>
              <span className="flex flex-wrap gap-2">
                {needs.map(({ room, words }) => (
                  <Badge key={`${room.id}-${words}`}>{words ? `${room.name}, ${words}` : room.name}</Badge>
                ))}
              </span>
              {needs.some(({ room }) => !room.active) && (
                <Note tone="warn" className="mt-2">
                  Can’t be booked: what it needs isn’t in use.
                </Note>
              )}
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-3 text-sm">
          {services.length === 0 && 'Nothing yet. '}
          <Link className="font-semibold text-thyme-700 underline decoration-thyme-300" to="/services">
            Set it for each service
          </Link>
        </p>
      </section>
    </Card>
  );
}
