import { createHmac } from 'node:crypto';
import type { VideoConfig } from '../../platform/config/config.ts';
import type { IceServer, Participant, VideoPort } from './video-port.ts';

/**
 * Pictures and sound go from browser to browser; our own signalling introduces them. A relay is used where one is
 * configured, with a name and a word that stop working when the room closes (the TURN REST habit).
 */
export function peerVideo({ stunUrls, turn }: Pick<VideoConfig, 'stunUrls' | 'turn'>): VideoPort {
  return {
    connect: (participant) => {
      const iceServers: IceServer[] = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
      if (turn) iceServers.push({ urls: turn.urls, ...relayPass(turn.secret, participant) });
      return Promise.resolve({ provider: 'peer', token: null, url: null, iceServers });
    },
    // The signalling itself sends everybody out.
    end: () => Promise.resolve(),
  };
}

export function relayPass(
  secret: string,
  { userId, closesAt }: Pick<Participant, 'userId' | 'closesAt'>,
): { username: string; credential: string } {
  const username = `${closesAt}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
