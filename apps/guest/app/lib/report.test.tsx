import { expect, it } from 'vitest';
import { reportFailure } from './report.ts';
import { serveNamed } from './testing/named-answers.fixtures.ts';

it("[CONST-026] failures are reported with the source 'web-guest'", async () => {
  const sent = serveNamed({});
  await reportFailure({ api: 'login', error: new Error('Failed to fetch') });
  expect(sent).toEqual([
    { name: 'system_log', given: expect.objectContaining({ source: 'web-guest', api: 'login', user: null }) },
  ]);
});
