import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vitest/config';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

type Listener = (value: unknown) => void;

const NAME = 'lasting';
let thread: Worker | undefined;

/**
 * A thread that runs the tests of every mutant. Stryker starts Vitest anew for each one, and Vitest ends its threads after
 * each start; loading the server again takes longer than most tests.
 */
class LastingWorker implements PoolWorker {
  readonly name = NAME;
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #mayLast = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { distPath, env, execArgv } = this.#options;
    thread ??= new Worker(join(distPath, 'workers/threads.js'), { env: env as NodeJS.ProcessEnv, execArgv });
    thread.once('exit', () => {
      thread = undefined;
    });
    thread.setMaxListeners(0);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    thread?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      thread?.postMessage(message);
      return;
    }
    this.#mayLast = true;
    for (const [event, listener] of this.#listeners)
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** Without a request to stop first, something went wrong in the thread. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) thread?.off(event, listener);
    if (!this.#mayLast) await thread?.terminate();
  }
}

/** Stryker chooses the pool itself, so the configuration can only be changed after it. */
export const lastingWorker: Plugin = {
  name: 'lasting-worker',
  configureVitest({ project, vitest }) {
    project.config.pool = NAME;
    project.config.poolRunner = { name: NAME, createPoolWorker: (options) => new LastingWorker(options) };
    vitest.onClose(async () => {
      await thread?.terminate();
    });
  },
};
