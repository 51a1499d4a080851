import type { Begun } from '@thyme/site/call/open-room.tsx';
import { useLeaving } from '@thyme/site/call/use-leaving.ts';
import { Button, Spinner } from '@thyme/ui';
import { CallScreen, type CallSnapshot } from '@thyme/ui/call/index.ts';
import { Link, useNavigate } from 'react-router';
import { tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskEndCall, type Room } from './operations.ts';

/** The call itself. Ending it ends it for both. */
export function DeskCall({ call, snapshot, room, devices, air }: Begun & { room: Room }) {
  const navigate = useNavigate();
  useLeaving(call);
  const end = async () => {
    try {
      await run(deskEndCall, { room: room.room_id });
    } catch (error) {
      tellFailure(error, { api: 'end_video_call' });
    }
    call.leave();
    await navigate(`/?appt=${room.appt_id}`);
  };
  return (
    <CallScreen
      call={call}
      snapshot={snapshot}
      own={air.screen ?? devices.stream}
      onAir={air.onAir}
      title={`Consultation with ${room.other_name}`}
      otherName={room.other_name}
      speaker={devices.choice.speaker}
      onSwitch={air.change}
      onToggleScreen={air.toggleScreen}
      onEnd={() => void end()}
    >
      <Waiting state={snapshot.state} name={room.other_name} />
    </CallScreen>
  );
}

function Waiting({ state, name }: { state: CallSnapshot['state']; name: string }) {
  if (state === 'connecting' || state === 'waiting') {
    return (
      <p className="grid justify-items-center gap-3 rounded-md bg-night-glass px-6 py-5 text-lg">
        <Spinner />
        {state === 'waiting' ? `Waiting for ${name} to join` : `${name} is coming in`}
      </p>
    );
  }
  const words = {
    replaced: 'The call goes on in another window.',
    refused: 'This room is closed.',
    left: `${name} has left the call.`,
  };
  return (
    <div className="pointer-events-auto grid justify-items-center gap-4 rounded-md bg-night-glass px-6 py-5">
      <p className="text-lg">{words[state as keyof typeof words]}</p>
      <Button variant="light" asChild>
        <Link to="/">To the calendar</Link>
      </Button>
    </div>
  );
}
