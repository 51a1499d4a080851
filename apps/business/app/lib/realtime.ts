import { createListen } from '@thyme/site/realtime.ts';
import { storedToken } from './session.ts';

/** Subscribes to the events of one channel with the desk's token; returns the unsubscribe function. */
export const listen = createListen(storedToken);
