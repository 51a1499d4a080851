import { CallScreen } from '@thyme/call/media/index.ts';
import { CallNotice } from '@thyme/call/room/call-notice.tsx';
import type { Begun } from '@thyme/call/room/open-room.tsx';
import { useLeaving } from '@thyme/call/room/use-leaving.ts';
import { Link, useNavigate } from 'react-router';
import { DeskEndCallDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Room } from './operations.ts';

/** The call itself. Ending it ends it for both sides. */
export function DeskCall({ call, snapshot, room, devices, air }: Begun & { room: Room }) {
  const navigate = useNavigate();
  useLeaving(call);
  const end = async () => {
    try {
      await run(DeskEndCallDocument, { room: room.room_id });
    } catch (error) {
      showFailure(error, { api: 'end_video_call' });
    }
    call.leave();
    // Links to the appointment's day, so that the calendar behind the panel matches.
    await navigate(`/?date=${room.appt_date}&appt=${room.appt_id}`);
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
      <CallNotice state={snapshot.state} name={room.other_name} replaced="The call continues in another window.">
        <Link to={`/?date=${room.appt_date}&appt=${room.appt_id}`}>Go to the calendar</Link>
      </CallNotice>
    </CallScreen>
  );
}
