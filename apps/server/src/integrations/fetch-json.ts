import type { z } from 'zod';

interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as JSON; without one the request is a GET. */
  body?: object;
  timeoutMs?: number;
}

/** Fetches JSON of a known shape from another service. Any other response, or none in time, is an error. */
export async function fetchJson<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  { headers, body, timeoutMs = 3_000 }: RequestOptions = {},
): Promise<z.infer<Shape>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
  return shape.parse(await response.json());
}
