import { createAuthorizedFetch } from '@thyme/site/authorized-fetch.ts';
import { sessionLost, storedToken } from './session.ts';

export const authorizedFetch = createAuthorizedFetch({ storedToken, sessionLost });
