import { createTellFailure } from '@thyme/site/failures.ts';
import { reportFailure } from './report.ts';

export { accepted, Refusal, SERVER_ERROR } from '@thyme/site/failures.ts';

/** The specification's other spelling of the same message, on screens that take credentials. */
export const CREDENTIALS_ERROR = 'Internal server error';

export const showFailure = createTellFailure(reportFailure);
