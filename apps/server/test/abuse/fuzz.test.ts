import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, memoryLog, type TestApi } from '../kit/index.ts';
import { documentOf, operationsOf } from './documents.ts';
import { type Known, variablesOf } from './hostile-values.ts';
import { createWorld, type World } from './world.ts';

/** Deterministic, so that a failure can be reproduced. FUZZ_SEED and FUZZ_RUNS vary it. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const PATIENCE_MS = 20_000;

/** Internal terms that no client may see. */
const LEAKS =
  /node_modules|\.ts:\d|\bat async\b|drizzle|pg-pool|PostgreSQL|syntax error at|violates|relation "|select .+ from /i;

const { log, lines } = memoryLog();
let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await bootApi({ log, config: { httpRateLimit: 1_000_000 } });
  world = await createWorld(api);
});
afterAll(() => api.close());

const known = (): Known => ({
  ids: [
    world.shop.id,
    world.shop.pricingId,
    world.shop.serviceId,
    world.appointment.id,
    world.appointment.saleId,
    world.guest.userId,
    world.voucher.id,
  ],
  texts: [world.shop.slug, world.guest.email, world.room, world.voucher.code, 'Dublin', '0871234567'],
});

async function send(query: string, variables: object, token: string): Promise<{ status: number; text: string }> {
  const response = await api.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, text: await response.text() };
}

/** What the log says about the failure, to find its cause. */
const causes = (since: number) =>
  lines.slice(since).flatMap(({ err }) => {
    const { message, cause, stack } = (err ?? {}) as { message?: string; cause?: { message?: string }; stack?: string };
    return message === undefined
      ? []
      : [cause?.message ?? message, stack?.split('\n').find((line) => line.includes('apps/server')) ?? ''];
  });

describe('any input', () => {
  it.each(operationsOf())('$name responds in time and reveals nothing', async (operation) => {
    const query = documentOf(operation);
    const callers = fc.constantFrom('', world.guest.token, world.owner.token);
    await fc.assert(
      fc.asyncProperty(variablesOf(operation, known()), callers, async (variables, token) => {
        const since = lines.length;
        const { status, text } = await send(query, variables, token);
        expect([200, 400]).toContain(status);
        if (text.includes('"INTERNAL"'))
          expect({ text, causes: causes(since) }).toBe('an answer that is not our mistake');
        expect(text).not.toMatch(LEAKS);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });
});
