import { setTimeout as pause } from 'node:timers/promises';

export interface Ask {
  query: string;
  variables: object;
  token?: string;
}

/** One operation over HTTP; an error of any kind ends the benchmark. Answers how long it took, in milliseconds. */
export async function ask<Data>(address: string, { query, variables, token = '' }: Ask) {
  const started = performance.now();
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
  return { data, milliseconds: performance.now() - started };
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Begins so many operations a second, whether or not earlier ones have been answered. */
export async function steadily(
  address: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Ask },
): Promise<number[]> {
  const running: Promise<{ milliseconds: number }>[] = [];
  const started = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = started + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    running.push(ask(address, next()));
  }
  return (await Promise.all(running)).map(({ milliseconds }) => milliseconds);
}

/** So many at a time, each beginning when one before it has ended. Answers how many were done in a second. */
export async function together(clients: number, seconds: number, work: () => Promise<void>): Promise<number> {
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
  return (done * 1000) / (performance.now() - started);
}
