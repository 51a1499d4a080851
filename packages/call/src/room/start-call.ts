import { type Call, type OnAir, startPeerCall } from '@thyme/call/media/index.ts';
import type { CallAdmission } from './admission.ts';
import { signalThrough } from './signalling.ts';

/** Starts the call with the provider that the server chose. */
export async function startCall(
  admission: CallAdmission,
  stream: MediaStream,
  onAir: OnAir,
  storedToken: () => string,
): Promise<Call> {
  const { token, provider, url, ice_servers, room } = admission;
  if (!token) throw new Error('There is no ticket for this room.');
  if (provider === 'livekit' && url) {
    const { startLivekitCall } = await import('@thyme/call/media/livekit-call.ts');
    return startLivekitCall({ url, token, stream, onAir });
  }
  const iceServers = ice_servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username && { username }),
    ...(credential && { credential }),
  }));
  return startPeerCall({
    signalling: signalThrough(token, storedToken),
    iceServers,
    isPolite: room?.role === 'host',
    stream,
    onAir,
  });
}
