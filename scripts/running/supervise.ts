import { type ServerProcess, spawnServer, untilReady } from './server-process.ts';
import { Refusal } from './settings.ts';

export interface Supervised {
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  root: string;
  address: string;
  env: Record<string, string>;
  flags?: readonly string[];
  log(line: string): void;
  /** The server keeps ending: there is no point in starting it again. */
  onGiveUp(): void;
}

const quickly = 60_000;
const most = 5;

/** Keeps the server running: one that dies is started again, unless it dies again and again. */
export async function supervise(options: SuperviseOptions): Promise<Supervised> {
  const { root, env, flags, address, log, onGiveUp } = options;
  const starts: number[] = [];
  let ready = false;
  const start = (): ServerProcess => {
    starts.push(Date.now());
    return spawnServer({ root, env, flags, onEnd: restart });
  };
  const restart = (reason: string) => {
    if (!ready) return;
    const recent = starts.filter((at) => Date.now() - at < quickly).length;
    log(`The server ended (${reason})${recent < most ? '; starting it again.' : ' too often.'}`);
    if (recent < most) current = start();
    else onGiveUp();
  };
  let current = start();
  ready = await untilReady(address, current.child);
  if (!ready) throw new Refusal('The server did not start; its last lines above say why.');
  return { stop: () => current.stop() };
}
