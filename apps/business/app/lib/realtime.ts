import { createListen } from '@thyme/site/realtime.ts';
import { storedToken } from './session.ts';

/** Hears events of one channel with the desk's token, until told to stop. */
export const listen = createListen(storedToken);
