import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../testkit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

describe('the endpoint', () => {
  it('answers', async () => {
    expect(await api.run('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  });
});
