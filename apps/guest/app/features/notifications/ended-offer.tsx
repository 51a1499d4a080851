import { dateOfWall, formatDay, formatDayTime, formatTime, wallAt } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import type { ReactNode } from 'react';
import { LeaveWaitingListDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import { placeWords } from '../../lib/view/place-words.ts';
import { zoned } from '../../lib/view/zone-name.tsx';
import { NOTIFICATIONS_KEY, type Notification } from './use-notifications.ts';

type Ended = NonNullable<Notification['ended_offer']>;

interface EndedOfferProps {
  notification: Notification;
  ended: Ended;
  /** Opens the shop with the service and a time chosen, in the shop's wall-clock time. */
  onPick: (time: number) => void;
  /** What other shops have free that day; passed in by the route. */
  nearby?: ReactNode;
}

/** 'Sat 8 Aug', 'Mon 10 Aug to Sun 16 Aug'. */
function daysOf({ from_date: from, to_date: to }: Ended): string {
  const first = formatDay(wallAt(from));
  return from === to ? first : `${first} to ${formatDay(wallAt(to))}`;
}

/** An offer that has ended: the guest's place in line, other free times, and a button to leave the list. */
export function EndedOffer({ notification, ended, onPick, nearby }: EndedOfferProps) {
  const { act, busy } = useAct(NOTIFICATIONS_KEY, ['waiting-list']);
  const { position, request_id: request, nearest_times: times } = ended;
  if (position === null || request === null) return null;
  const free = ended.place === 'free' ? [ended.date, ...times] : times;
  // On one day the heading names it, so that the times fit beside each other on a phone.
  const [first = ended.date] = free;
  const isOneDay = free.every((time) => dateOfWall(time) === dateOfWall(first));
  const words = (time: number, format: typeof formatTime) => zoned(format(time), notification.zone_label ?? '');
  const leave = () =>
    act(
      'leave_waiting_list',
      async () => (await run(LeaveWaitingListDocument, { request_id: request })).leave_waiting_list,
    );
  return (
    <>
      <p className="font-semibold">
        You’re still {placeWords(position).toLowerCase()} for {daysOf(ended)}.
      </p>
      {free.length > 0 && (
        <div className="grid gap-2 rounded-md bg-card px-4 py-3">
          <p className="leading-snug">
            <b className="block font-semibold">{isOneDay ? `Free on ${formatDay(first)}` : 'Free around then'}</b>
            <span className="text-ink-soft">
              {notification.business_name}
              {notification.services[0] ? `, ${notification.services[0].name}` : ''}
            </span>
          </p>
          <ul className="flex flex-wrap gap-2">
            {free.map((time) => (
              <li key={time}>
                <Button size="sm" variant="add" aria-label={words(time, formatDayTime)} onClick={() => onPick(time)}>
                  {words(time, isOneDay ? formatTime : formatDayTime)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {nearby}
      <Button
        size="sm"
        variant="ghost"
        busy={busy !== null}
        className="-ml-3 justify-self-start"
        onClick={() => void leave()}
      >
        Leave the list
      </Button>
    </>
  );
}
