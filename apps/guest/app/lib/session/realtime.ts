import { createListen } from '@thyme/site/realtime.ts';
import { keys, read } from './storage.ts';

/** Subscribes to one channel with the guest's token; returns a function that unsubscribes. */
export const listen = createListen(() => read(keys.guestToken) ?? '');
