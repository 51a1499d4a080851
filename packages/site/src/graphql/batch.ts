import { GraphQLFailure, NetworkFailure, type WireError } from './failure.ts';

export interface WireOperation {
  query: string;
  variables: object;
}

interface Waiting {
  operation: WireOperation;
  token: string;
  resolve: (data: unknown) => void;
  reject: (reason: unknown) => void;
}

export interface BatcherOptions {
  /** Called for each batch, so that it may depend on the page's host. */
  endpoint: () => string;
  fetch?: typeof fetch;
  windowMs?: number;
  limit?: number;
  timeoutMs?: number;
}

/** Sends operations within a few milliseconds as one POST. Operations with different tokens never share a request. */
export function createBatcher(options: BatcherOptions) {
  const { endpoint, windowMs = 10, limit = 10, timeoutMs = 20_000 } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const leaving = waiting;
    waiting = [];
    for (const group of Map.groupBy(leaving, (item) => item.token).values()) void post(group);
  }

  async function post(group: Waiting[]): Promise<void> {
    try {
      const response = await send(endpoint(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${group[0]?.token ?? ''}`,
        },
        body: JSON.stringify(group.map((item) => item.operation)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answers = await readAnswers(response, group.length);
      for (const [index, item] of group.entries()) settle(item, answers[index]);
    } catch (cause) {
      const failure =
        cause instanceof NetworkFailure ? cause : new NetworkFailure('The server could not be reached.', { cause });
      for (const item of group) item.reject(failure);
    }
  }

  return function ask(operation: WireOperation, token: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ operation, token, resolve, reject });
      if (waiting.length >= limit) flush();
      else timer ??= setTimeout(flush, windowMs);
    });
  };
}

interface Answer {
  data?: unknown;
  errors?: WireError[];
}

/** A whole batch may be refused with a single response, which then applies to every operation. */
async function readAnswers(response: Response, count: number): Promise<Answer[]> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new NetworkFailure('The answer could not be read.', { status: response.status, cause });
  }
  if (Array.isArray(body) && body.length === count) return body as Answer[];
  if (isAnswer(body)) return Array.from({ length: count }, () => body);
  throw new NetworkFailure('The answer was not a GraphQL one.', { status: response.status });
}

function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}

function settle(item: Waiting, answer: Answer | undefined): void {
  if (answer?.errors?.length) item.reject(new GraphQLFailure(answer.errors));
  else if (answer?.data == null) item.reject(new GraphQLFailure([]));
  else item.resolve(answer.data);
}
