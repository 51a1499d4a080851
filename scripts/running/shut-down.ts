/** What was started is stopped in the opposite order, once, whether by Ctrl-C, a signal or our parent's end. */
export class ShutDown {
  readonly #closers: (() => Promise<void>)[] = [];
  #done: Promise<never> | undefined;

  constructor() {
    // The terminal, npm and the bootstrap may each pass on the same Ctrl-C: the first counts, the others change nothing.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.now(0));
    if (process.channel) process.once('disconnect', () => void this.now(0));
  }

  get begun(): boolean {
    return this.#done !== undefined;
  }

  /** Registers what is being started; on a shutdown in between, it is awaited and stopped. */
  add<T extends { stop(): Promise<void> }>(starting: T | Promise<T>): Promise<T> {
    this.#closers.push(async () => {
      const started = await Promise.resolve(starting).catch(() => undefined);
      await started?.stop();
    });
    return Promise.resolve(starting);
  }

  now(code: number): Promise<never> {
    this.#done ??= this.#close(code);
    return this.#done;
  }

  async #close(code: number): Promise<never> {
    // Interrupted work may fail; its error is ignored.
    process.on('uncaughtException', () => undefined);
    let failed = false;
    for (const close of this.#closers.reverse()) {
      await close().catch((error: Error) => {
        failed = true;
        console.error(error.message);
      });
    }
    process.exit(failed ? 1 : code);
  }
}
