import { formatDay, formatTime } from '@thyme/domain/time';
import { leftWords } from '@thyme/site/countdown.tsx';
import { Button } from '@thyme/ui';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { useShopNow } from '../../lib/use-shop-now.ts';
import type { Appointment } from './operations.ts';

/** The consultation before a first visit, and the door to it. */
export function CallCard({ call, name }: { call: NonNullable<Appointment['call']>; name: string }) {
  const { now } = useShopNow();
  const isOpen = now >= call.opens_at && !call.has_ended;
  return (
    <section className="mt-4 rounded-md bg-thyme-100 p-4">
      <div className="flex gap-3">
        <Video aria-hidden="true" className="mt-0.5 size-5 flex-none text-thyme-700" />
        <div className="text-sm">
          <h3 className="text-base font-semibold">
            Consultation call, {formatDay(call.starts)}, {formatTime(call.starts)}
          </h3>
          <p className="text-ink-soft">
            {call.has_ended
              ? 'The call has taken place.'
              : `About ${call.minutes} minutes. ${
                  call.has_guest_joined
                    ? `${name} is in the room.`
                    : isOpen
                      ? 'The room is open.'
                      : `The door opens in ${leftWords(call.opens_at - now)}.`
                }`}
          </p>
        </div>
      </div>
      {isOpen && (
        <Button asChild wide className="mt-3">
          <Link to={`/call/${call.room_id}`}>
            <Video aria-hidden="true" className="size-5" /> Join call
          </Link>
        </Button>
      )}
    </section>
  );
}
