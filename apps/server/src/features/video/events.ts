import type { Services } from '../../platform/services.ts';
import { type Channel, channelName } from '../../realtime/channel.ts';

export const callEndChannel: Channel = {
  pattern: 'video-call-end.{userId}',
  mayListen: (viewer, { userId }) => String(viewer.id) === userId,
};

export function announceCallEnd({ events }: Services, userId: number, room: { roomId: string }): void {
  events.publish(channelName(callEndChannel, { userId }), 'video-call-end', { room_id: room.roomId });
}
