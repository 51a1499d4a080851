import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import type { VideoConfig } from '../../platform/config/config.ts';
import type { VideoPort } from './video-port.ts';

/** Calls through a LiveKit server, for networks where browsers cannot reach each other. */
export function livekitVideo({ url, key, secret }: NonNullable<VideoConfig['livekit']>): VideoPort {
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), key, secret);
  return {
    connect: async ({ roomId, userId, side, name, closesAt }, now) => {
      const token = new AccessToken(key, secret, {
        identity: `${side}-${userId}`,
        name,
        ttl: Math.max(60, closesAt - now),
        metadata: JSON.stringify({ side }),
      });
      token.addGrant({ room: roomId, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true });
      return { provider: 'livekit', token: await token.toJwt(), url: url.replace(/^http/, 'ws'), iceServers: [] };
    },
    end: async (roomId) => {
      try {
        await rooms.deleteRoom(roomId);
      } catch (error) {
        // The room was never joined, so LiveKit does not know it.
        if (!(error instanceof Error && 'code' in error && error.code === 'not_found')) throw error;
      }
    },
  };
}
