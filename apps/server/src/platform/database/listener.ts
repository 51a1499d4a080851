import pg from 'pg';
import type { Log } from '../process/log.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  url: string;
  channel: string;
  log: Log;
  onMessage(payload: string): void;
  /** Called each time listening (re)starts: notifications sent in between were lost. */
  onListening(): void;
}

const RETRY_MS = 1_000;

/** LISTEN on a dedicated connection that reconnects after it was lost. */
export function listen(options: ListenOptions): Listener {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let connecting: Promise<void> = open();

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      application_name: `thyme ${options.channel}`,
    });
    next.on('notification', (message) => options.onMessage(message.payload ?? ''));
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('the connection ended')));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      options.onListening();
    } catch (error) {
      lost(next, error);
    }
  }

  function lost(which: pg.Client, error: unknown): void {
    if (closed || which !== client) return;
    client = null;
    options.log.warn({ err: error, channel: options.channel }, 'not listening; trying again');
    timer = setTimeout(() => {
      connecting = open();
    }, RETRY_MS);
  }

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
