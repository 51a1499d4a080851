import { deskChannel } from '../features/access/desk-channel.ts';
import { shopDayChannel } from '../features/availability/events.ts';
import { notificationChannel } from '../features/notifications/events.ts';
import { callEndChannel } from '../features/video/events.ts';
import type { Channel } from '../realtime/channel.ts';

/** Every channel a browser can listen to. */
export const channels: readonly Channel[] = [notificationChannel, callEndChannel, shopDayChannel, deskChannel];
