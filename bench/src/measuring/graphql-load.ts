import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface GraphqlRequest {
  query: string;
  variables: object;
  token?: string;
}

/** Plain requests over keep-alive connections: on a machine that also runs the server, the client has to be cheap. */
const agent = new Agent({ keepAlive: true });

export function post(
  address: string,
  path: string,
  body: string,
  token = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    };
    const sent = request(`${address}${path}`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** One operation over HTTP, with its duration in milliseconds. An error of any kind ends the benchmark. */
export async function sendQuery<Data>(address: string, { query, variables, token = '' }: GraphqlRequest) {
  const started = performance.now();
  const { text } = await post(address, '/graphql', JSON.stringify({ query, variables }), token);
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
  return { data, milliseconds: performance.now() - started };
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Starts work at a fixed rate, whether or not earlier work has ended. */
export async function evenly<Answer>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  begin: () => Promise<Answer>,
): Promise<Answer[]> {
  const running: Promise<Answer>[] = [];
  const started = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const early = started + (count * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    running.push(begin());
  }
  return Promise.all(running);
}

/** The duration of each operation in milliseconds, at a fixed rate. */
export async function steadily(
  address: string,
  { next, ...rate }: { perSecond: number; seconds: number; next: () => GraphqlRequest },
): Promise<number[]> {
  return (await evenly(rate, () => sendQuery(address, next()))).map(({ milliseconds }) => milliseconds);
}

/** Runs work on a fixed number of clients in parallel and returns how much was done, in all and per second. */
export async function together(clients: number, seconds: number, work: () => Promise<void>) {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return { done, rate: (done * 1000) / (performance.now() - started) };
}
