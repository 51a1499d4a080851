import { createAuthorizedFetch } from '@thyme/site/authorized-fetch.ts';
import { sessionLost } from '../graphql/session-lost.ts';
import { keys, read } from './storage.ts';

export const authorizedFetch = createAuthorizedFetch({ storedToken: () => read(keys.guestToken) ?? '', sessionLost });
