import { useQuery } from '@tanstack/react-query';
import { readTimeWish } from '@thyme/domain/conversations';
import { dateOfWall, formatTime, type WallSeconds } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeskMovePreviewDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { MovingProvider } from '../moving/moving.tsx';
import { useMoving } from '../moving/moving-context.ts';

export interface TimeWishProps {
  /** The guest's newest message; null once the shop has answered. */
  message: { body: string; at: number } | null;
  /** The appointment that the conversation is about. */
  appointment: { id: number; starts: number; is_call: boolean; moved_at: number };
  name: string;
}

/** The other time that a guest's message asks for, with what speaks against it and the move itself. */
export function TimeWish({ message, appointment, name }: TimeWishProps) {
  const { wall } = useShopNow();
  const starts = appointment.starts as WallSeconds;
  // After a move the message has been dealt with, and 'half an hour earlier' would mean another time.
  const isOpen = message !== null && !appointment.is_call && appointment.moved_at <= message.at;
  const wish = isOpen ? readTimeWish(message.body, { starts, now: wall as WallSeconds }) : null;
  // Stays when the wish is gone, because the bar that can undo the move belongs to it.
  const [wasShown, setShown] = useState(false);
  if (wish !== null && !wasShown) setShown(true);
  return wasShown ? <Movable wish={wish} appointment={appointment} name={name} /> : null;
}

function Movable({
  wish,
  appointment,
  name,
}: Pick<TimeWishProps, 'appointment' | 'name'> & { wish: WallSeconds | null }) {
  const navigate = useNavigate();
  const date = dateOfWall(appointment.starts as WallSeconds);
  const { data: calendar } = useCalendar({ from: date, to: date });
  return (
    <MovingProvider
      calendar={calendar ?? null}
      onPropose={(id) => void navigate(`/?date=${date}&appt=${id}&propose=1`)}
    >
      {wish !== null && <Wish wish={wish} id={appointment.id} name={name} />}
    </MovingProvider>
  );
}

function Wish({ wish, id, name }: { wish: WallSeconds; id: number; name: string }) {
  const { business } = useDesk();
  const { ask } = useMoving();
  const { data: preview } = useQuery({
    queryKey: deskKey(business.id, 'move-preview', id, 'wish', wish),
    queryFn: async () => (await run(DeskMovePreviewDocument, { id, start: wish })).desk_move_preview,
  });
  // It cannot go there at all, or that is not known yet.
  if (preview?.message !== '') return null;
  const time = formatTime(wish);
  const [clash] = preview.clashes;
  return (
    <div
      role="status"
      className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-thyme-300 bg-card px-4 py-2.5"
    >
      <Sparkles aria-hidden="true" className="size-4.5 flex-none text-thyme-700" />
      <p className="min-w-48 flex-1 text-sm leading-snug">
        <b className="font-semibold">
          {name} asks for {time}.
        </b>{' '}
        {clash ? clash.words : 'It’s free.'}
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => ask({ appointmentId: id, lineId: null, starts: wish, chairId: null, minutes: null })}
      >
        Move to {time}
      </Button>
    </div>
  );
}
