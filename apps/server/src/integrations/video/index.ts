import type { VideoConfig } from '../../platform/config/config.ts';
import { peerVideo } from './peer.ts';
import type { VideoPort } from './video-port.ts';

export type { Connection, IceServer, Participant, VideoPort } from './video-port.ts';

/** LiveKit's SDK is loaded only where it is used. */
export async function createVideo(config: VideoConfig): Promise<VideoPort> {
  return config.livekit ? (await import('./livekit.ts')).livekitVideo(config.livekit) : peerVideo(config);
}
