import { appointments } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isUnreferenced } from '../references.ts';
import { inHalves, type StepContext } from './step.ts';

it('[IMPORT-060] counts each row half when the step goes through the file twice, so that progress never runs backwards', async () => {
  const seen: number[] = [];
  const context = { record: { rowCount: 5 }, progress: async (done: number) => void seen.push(done) };
  const [first, second] = inHalves(context as unknown as StepContext);
  for (const part of [first, second]) for (const done of [2, 4, 5]) await part(done);
  expect(seen).toEqual([1, 2, 2, 3, 4, 5]);
});

it('[IMPORT-061] looks for references by every column of their keys, which is what the indexes begin with', () => {
  expect(() => isUnreferenced(appointments, { id: sql`r.subject` }, [])).toThrow('business_id');
});
