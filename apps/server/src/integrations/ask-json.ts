import type { z } from 'zod';

interface Question {
  headers?: Record<string, string>;
  /** Sent as JSON; without one the question is a GET. */
  body?: object;
  timeoutMs?: number;
}

/** Asks another service for JSON of a known shape. Whatever else comes back, or nothing in time, is an error. */
export async function askJson<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  { headers, body, timeoutMs = 3_000 }: Question = {},
): Promise<z.infer<Shape>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
  return shape.parse(await response.json());
}
