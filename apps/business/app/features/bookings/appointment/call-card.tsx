import { formatDay, formatTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { DeskReopenCallDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Appointment } from '../operations.ts';
import { callWords, isReopenable, isRoomOpen } from './call-words.ts';

/** The consultation call before a first appointment, with the link to join it. */
export function CallCard({ call, name }: { call: NonNullable<Appointment['call']>; name: string }) {
  const { now } = useShopNow();
  const { act, busy } = useAct();
  const isOpen = isRoomOpen(call, now);
  return (
    <section className="mt-4 rounded-md bg-thyme-100 p-4">
      <div className="flex gap-3">
        <Video aria-hidden="true" className="mt-0.5 size-5 flex-none text-thyme-700" />
        <div className="text-sm">
          <h3 className="text-base font-semibold">
            Consultation call, {formatDay(call.starts)}, {formatTime(call.starts)}
          </h3>
          <p className="text-ink-soft">{callWords(call, name, now)}</p>
        </div>
      </div>
      {isOpen && (
        <Button asChild wide className="mt-3">
          <Link to={`/call/${call.room_id}`}>
            <Video aria-hidden="true" className="size-5" /> Join call
          </Link>
        </Button>
      )}
      {isReopenable(call, now) && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={busy === 'reopen'}
          onClick={() =>
            void act(
              'reopen',
              async () => (await run(DeskReopenCallDocument, { room: call.room_id })).reopen_video_call,
            )
          }
        >
          Open the room again
        </Button>
      )}
    </section>
  );
}
