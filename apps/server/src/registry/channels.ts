import { deskChannel } from '../features/access/desk-channel.ts';
import { shopDayChannel } from '../features/availability/events.ts';
import { notificationChannel } from '../features/notifications/events.ts';
import { callEndChannel } from '../features/video/events.ts';
import { videoSignalling } from '../features/video/signalling.ts';
import type { Channel, SocketHandler } from '../realtime/channel.ts';

/** Every channel that a browser can subscribe to. */
export const channels: readonly Channel[] = [notificationChannel, callEndChannel, shopDayChannel, deskChannel];

/** Every feature that handles messages on a connection. */
export const socketHandlers: readonly SocketHandler[] = [videoSignalling];
