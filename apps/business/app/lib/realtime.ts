import { createListen } from '@thyme/site/realtime.ts';
import { storedToken } from './session.ts';

/** Subscribes to a channel with the desk's token. Returns the unsubscribe function. */
export const listen = createListen(storedToken);
