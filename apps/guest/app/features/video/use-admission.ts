import { useCallback, useEffect, useState } from 'react';
import type { VideoTokenMutation } from '../../generated/graphql.ts';
import { tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { videoToken } from './operations.ts';

export type Admission = VideoTokenMutation['video_token'];
export type Room = NonNullable<Admission['room']>;

/** Asks to be let in, and again when the room opens. */
export function useAdmission(roomId: string) {
  const [admission, setAdmission] = useState<Admission | 'asking' | 'failed'>('asking');

  const ask = useCallback(async () => {
    try {
      setAdmission((await run(videoToken, { room_id: roomId })).video_token);
    } catch (error) {
      tellFailure(error, { api: 'video_token', body: { room_id: roomId } });
      setAdmission('failed');
    }
  }, [roomId]);

  useEffect(() => void ask(), [ask]);

  const opensAt = typeof admission === 'object' ? admission.opens_at : null;
  useEffect(() => {
    if (!opensAt) return;
    const waiting = setTimeout(() => void ask(), Math.max(1_000, opensAt * 1_000 - Date.now() + 500));
    return () => clearTimeout(waiting);
  }, [opensAt, ask]);

  return { admission, ask };
}
