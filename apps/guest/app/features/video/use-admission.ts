import { useAdmission } from '@thyme/call/room/use-admission.ts';
import { useCallback } from 'react';
import { VideoTokenDocument, type VideoTokenMutation } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

export type Admission = VideoTokenMutation['video_token'];
export type Room = NonNullable<Admission['room']>;

export function useGuestAdmission(roomId: string) {
  const admit = useCallback(async () => (await run(VideoTokenDocument, { room_id: roomId })).video_token, [roomId]);
  const onFailure = useCallback(
    (error: unknown) => showFailure(error, { api: 'video_token', body: { room_id: roomId } }),
    [roomId],
  );
  return useAdmission(admit, onFailure);
}
