import type { VideoConfig } from '../../platform/config/config.ts';
import { livekitVideo } from './livekit.ts';
import { peerVideo } from './peer.ts';
import type { VideoPort } from './video-port.ts';

export type { Connection, IceServer, Participant, VideoPort } from './video-port.ts';

export function createVideo(config: VideoConfig): VideoPort {
  return config.livekit ? livekitVideo(config.livekit) : peerVideo(config);
}
