import { createListen } from '@thyme/site/realtime.ts';
import { keys, read } from './storage.ts';

/** Hears events of one channel with the guest's token, until told to stop. */
export const listen = createListen(() => read(keys.guestToken) ?? '');
