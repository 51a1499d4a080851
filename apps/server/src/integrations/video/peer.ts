import { createHmac } from 'node:crypto';
import type { VideoConfig } from '../../platform/config/config.ts';
import type { IceServer, Participant, VideoPort } from './video-port.ts';

/**
 * Calls are peer to peer, with our own signalling. A configured TURN relay is used with credentials that expire when the
 * room closes (the TURN REST convention).
 */
export function peerVideo({ stunUrls, turn }: Pick<VideoConfig, 'stunUrls' | 'turn'>): VideoPort {
  return {
    connect: (participant) => {
      const iceServers: IceServer[] = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
      if (turn) iceServers.push({ urls: turn.urls, ...relayCredentials(turn.secret, participant) });
      return Promise.resolve({ provider: 'peer', token: null, url: null, iceServers });
    },
    // Our signalling disconnects the participants itself.
    end: () => Promise.resolve(),
  };
}

export function relayCredentials(
  secret: string,
  { userId, closesAt }: Pick<Participant, 'userId' | 'closesAt'>,
): { username: string; credential: string } {
  const username = `${closesAt}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
