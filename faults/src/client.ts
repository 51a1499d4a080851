import { setTimeout as pause } from 'node:timers/promises';

export class NoAnswer extends Error {}

export interface Wire {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const PATIENCE_MS = 20_000;

/** One request. Whatever leaves it open whether something happened is a NoAnswer; a refusal is an answer. */
export async function post(url: string, body: unknown, token = ''): Promise<Wire & Record<string, unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new NoAnswer((error as Error).message);
  }
  if (response.status >= 500 && response.status !== 504) throw new NoAnswer(`${response.status} ${text.slice(0, 200)}`);
  const wire = JSON.parse(text) as Wire & Record<string, unknown>;
  if (wire.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) throw new NoAnswer(text.slice(0, 200));
  return wire;
}

export interface Trying {
  /** Asked before each further try; the end of the story when false. */
  goOn(): boolean;
  /** Told of every try that had no answer. */
  onNoAnswer(reason: string): void;
}

/** Asks until there is an answer, as the site does: the same words with the same key. Null when it was called off. */
export async function insist<T>({ goOn, onNoAnswer }: Trying, ask: () => Promise<T>): Promise<T | null> {
  while (goOn()) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      onNoAnswer(error.message);
      await pause(100 + Math.random() * 200);
    }
  }
  return null;
}
