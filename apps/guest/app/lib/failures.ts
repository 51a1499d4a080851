import { createTellFailure } from '@thyme/site/failures.ts';
import { reportFailure } from './report.ts';

export { accepted, Refusal, SERVER_ERROR } from '@thyme/site/failures.ts';

/** The specification spells this message differently on login and sign-up screens. */
export const CREDENTIALS_ERROR = 'Internal server error';

export const showFailure = createTellFailure(reportFailure);
