import { type ServerProcess, spawnServer } from './server-process.ts';
import { Refusal } from './settings.ts';

export interface Supervised {
  /** Resolves when the server takes requests; rejects if it ends before. */
  ready: Promise<void>;
  /** Stops the server and starts it again with the current code. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  root: string;
  address: string;
  env: Record<string, string>;
  log(line: string): void;
  /** Called when the server crashes repeatedly and is not started again. */
  onGiveUp(): void;
}

const quickly = 60_000;
const most = 5;

/** Restarts the server when it crashes, unless it crashes repeatedly. */
export function supervise(options: SuperviseOptions): Supervised {
  const { root, env, address, log, onGiveUp } = options;
  const starts: number[] = [];
  let wasReady = false;
  const start = (): ServerProcess => {
    starts.push(Date.now());
    return spawnServer({ root, env, onEnd: revive });
  };
  const revive = (reason: string) => {
    if (!wasReady) return;
    const recent = starts.filter((at) => Date.now() - at < quickly).length;
    log(`The server ended (${reason})${recent < most ? '; starting it again.' : ' too often.'}`);
    if (recent < most) current = start();
    else onGiveUp();
  };
  let current = start();
  const ready = current.ready(address).then((isReady) => {
    if (!isReady) throw new Refusal('The server did not start; its last lines above say why.');
    wasReady = true;
  });
  const restart = async () => {
    // Pages that are open in development keep their connections; the restart does not wait for them.
    await current.stop(1_000);
    starts.length = 0;
    current = start();
  };
  return { ready, restart, stop: () => current.stop() };
}
