import { createTellFailure } from '@thyme/site/failures.ts';
import { createReport } from '@thyme/site/report.ts';
import { SystemLogDocument } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';

export { accepted, Refusal } from '@thyme/site/failures.ts';

export const reportFailure = createReport({
  source: 'web-business',
  send: (entry) => run(SystemLogDocument, entry, { silent: true }),
});

export const showFailure = createTellFailure(reportFailure, 'We couldn’t reach the server. Please try again.');
