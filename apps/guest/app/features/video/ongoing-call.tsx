import { CallScreen, type CallState } from '@thyme/call/media/index.ts';
import { CallNotice } from '@thyme/call/room/call-notice.tsx';
import type { Begun } from '@thyme/call/room/open-room.tsx';
import { useLeaving } from '@thyme/call/room/use-leaving.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { VideoTokenDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useMe } from '../../lib/session/me.ts';
import { listen } from '../../lib/session/realtime.ts';
import { APPOINTMENTS } from './appointments-path.ts';
import { CallEnded } from './call-ended.tsx';
import type { Room } from './use-admission.ts';

/** The call itself, until one side ends it. */
export function OngoingCall({ call, snapshot, room, devices, air }: Begun & { room: Room }) {
  const navigate = useNavigate();
  const isEnded = useEndedByShop(room.room_id, snapshot.state);
  useLeaving(call);
  useEffect(() => {
    if (isEnded) call.leave();
  }, [isEnded, call]);
  const end = () => {
    call.leave();
    void navigate(APPOINTMENTS);
  };
  return (
    <>
      <CallScreen
        call={call}
        snapshot={snapshot}
        own={air.screen ?? devices.stream}
        onAir={air.onAir}
        title={room.business_name}
        otherName={room.other_name}
        speaker={devices.choice.speaker}
        onSwitch={air.change}
        onToggleScreen={air.toggleScreen}
        onEnd={end}
      >
        {!isEnded && (
          <CallNotice
            state={snapshot.state}
            name={room.other_name}
            replaced="You’ve joined from another window. Carry on there."
          >
            <Link to={APPOINTMENTS}>Your appointments</Link>
          </CallNotice>
        )}
      </CallScreen>
      {isEnded && <CallEnded />}
    </>
  );
}

/** Whether the shop has ended the call: subscribed to, and read again after a lost connection. */
function useEndedByShop(roomId: string, state: CallState): boolean {
  const [isEnded, setEnded] = useState(false);
  const me = useMe();
  const userId = me?.id;
  const ask = useCallback(async () => {
    try {
      const { video_token } = await run(VideoTokenDocument, { room_id: roomId });
      if (video_token.reason === 'ended') setEnded(true);
    } catch (error) {
      console.warn('The state of the call could not be loaded.', error);
    }
  }, [roomId]);
  useEffect(() => {
    if (state === 'refused') void ask();
  }, [state, ask]);
  useEffect(() => {
    if (userId === undefined) return;
    return listen({
      channel: `video-call-end.${userId}`,
      event: 'video-call-end',
      onEvent: (payload) => {
        if ((Object(payload) as { room_id?: unknown }).room_id === roomId) setEnded(true);
      },
      missed: () => void ask(),
    });
  }, [userId, roomId, ask]);
  return isEnded;
}
