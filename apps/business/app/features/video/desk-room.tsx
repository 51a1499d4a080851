import { Doorstep, OpeningRoom, UnopenedRoom } from '@thyme/call/room/doorstep.tsx';
import { OpenRoom } from '@thyme/call/room/open-room.tsx';
import { whenWords } from '@thyme/call/room/room-words.ts';
import { useAdmission } from '@thyme/call/room/use-admission.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, EmptyState, KettleDrawing } from '@thyme/ui';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { DeskVideoTokenDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { storedToken } from '../../lib/session.ts';
import { DeskCall } from './desk-call.tsx';
import type { Admission } from './operations.ts';

const doorstep = (children: ReactNode) => (
  <Doorstep home="Thyme, the desk" leaveTo="/">
    {children}
  </Doorstep>
);

const tellUnopened = (error: unknown) => showFailure(error, { api: 'video_token' });

/** The shop's side of a consultation, from the waiting room to the end of the call. */
export function DeskRoom({ roomId }: { roomId: string }) {
  const admit = useCallback(async () => (await run(DeskVideoTokenDocument, { room: roomId })).video_token, [roomId]);
  const { admission, ask } = useAdmission(admit, tellUnopened);
  const now = useNow(Math.floor(Date.now() / 1_000));
  if (admission === 'asking') return doorstep(<OpeningRoom />);
  if (admission === 'failed') return doorstep(<UnopenedRoom onRetry={() => void ask()} />);
  const { token, room } = admission;
  if (!token || !room) return doorstep(<Closed admission={admission} now={now} />);
  return (
    <OpenRoom
      admission={admission}
      room={room}
      now={now}
      storedToken={storedToken}
      about="A consultation before the first visit"
      other={room.other_name}
      doorstep={doorstep}
      ongoing={(begun) => <DeskCall room={room} {...begun} />}
    />
  );
}

function Closed({ admission: { message, room, reason }, now }: { admission: Admission; now: number }) {
  return (
    <EmptyState
      size="page"
      level={1}
      picture={<KettleDrawing />}
      title={message}
      action={
        <Button asChild>
          <Link to="/">Go to the calendar</Link>
        </Button>
      }
    >
      {reason === 'too-early' && room && (
        <p aria-live="polite">
          The call with {room.other_name} is {whenWords(room, now)}. This page lets you in automatically.
        </p>
      )}
    </EmptyState>
  );
}
