import { createReport } from '@thyme/site/report.ts';
import { SystemLogDocument } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';
import { keys, read } from './session/storage.ts';

export const CLIENT_SOURCE = 'web-guest';

export const reportFailure = createReport({
  source: CLIENT_SOURCE,
  user: () => read(keys.userId),
  send: (entry) => run(SystemLogDocument, entry, { silent: true }),
});
