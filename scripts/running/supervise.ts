import { type ServerProcess, spawnServer, untilReady } from './server-process.ts';
import { Refusal } from './settings.ts';

export interface Supervised {
  /** Resolves when the server takes requests; rejects if it ends before. */
  ready: Promise<void>;
  /** Ends the server and starts it anew, with the code as it is now. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  root: string;
  address: string;
  env: Record<string, string>;
  log(line: string): void;
  /** The server keeps ending: there is no point in starting it again. */
  onGiveUp(): void;
}

const quickly = 60_000;
const most = 5;

/** Keeps the server running: one that dies is started again, unless it dies again and again. */
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
  const ready = untilReady(address, current.child).then((isReady) => {
    if (!isReady) throw new Refusal('The server did not start; its last lines above say why.');
    wasReady = true;
  });
  const restart = async () => {
    // Pages that are open in development keep their connections; nobody waits for those.
    await current.stop(1_000);
    starts.length = 0;
    current = start();
  };
  return { ready, restart, stop: () => current.stop() };
}
