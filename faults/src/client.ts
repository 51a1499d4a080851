import { setTimeout as pause } from 'node:timers/promises';

export class NoResponse extends Error {}

export interface Wire {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const TIMEOUT_MS = 20_000;

/** One request. An unknown outcome is a NoResponse; a refusal is a response. */
export async function post(url: string, body: unknown, token = ''): Promise<Wire & Record<string, unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new NoResponse((error as Error).message);
  }
  if (response.status >= 500 && response.status !== 504)
    throw new NoResponse(`${response.status} ${text.slice(0, 200)}`);
  const wire = JSON.parse(text) as Wire & Record<string, unknown>;
  if (wire.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) throw new NoResponse(text.slice(0, 200));
  return wire;
}

export interface RetryOptions {
  /** Checked before each attempt; false gives up. */
  goOn(): boolean;
  /** Called for every attempt without a response. */
  onNoResponse(reason: string): void;
}

/** Repeats a request with the same input and key until there is a response, as the site does. Null when it gave up. */
export async function retry<T>({ goOn, onNoResponse }: RetryOptions, send: () => Promise<T>): Promise<T | null> {
  while (goOn()) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      onNoResponse(error.message);
      await pause(100 + Math.random() * 200);
    }
  }
  return null;
}
