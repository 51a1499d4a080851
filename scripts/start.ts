import { localAddress, publicAddress } from './running/address.ts';
import { announcement } from './running/announce.ts';
import { openDatabase } from './running/database.ts';
import { reservePort } from './running/port.ts';
import { prepareData } from './running/prepare-data.ts';
import { loadEnvironmentFile, Refusal, readSettings } from './running/settings.ts';
import { ShutDown } from './running/shut-down.ts';
import { ensureSites } from './running/sites.ts';
import { supervise } from './running/supervise.ts';

const started = performance.now();
const log = (line: string) => console.log(line);
const shutDown = new ShutDown();

async function start(): Promise<void> {
  loadEnvironmentFile();
  const settings = readSettings();
  const port = await shutDown.add(reservePort(settings.port, settings.host));
  const database = await shutDown.add(openDatabase(settings, log));
  // The build reads files and the data goes to the database: neither waits for the other.
  const [logins] = await Promise.all([prepareData(database.url, settings, log), ensureSites(settings.root, log)]);
  if (shutDown.begun) return;
  const env = {
    NODE_ENV: 'production',
    PORT: String(settings.port),
    HOST: settings.host,
    // A pooler, where there is one; the data above was prepared without it.
    DATABASE_URL: process.env.DATABASE_URL?.trim() || database.url,
    DATA_DIR: settings.dataDir,
    DEMO: settings.demo ? 'on' : 'off',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  await port.release();
  const onGiveUp = () => void shutDown.now(1);
  const server = await shutDown.add(
    supervise({ root: settings.root, address: localAddress(settings), env, log, onGiveUp }),
  );
  await server.ready;
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${announcement({ settings, database, address: publicAddress(settings), logins, seconds })}`);
}

start().catch((error: Error) => {
  if (!shutDown.begun) console.error(error instanceof Refusal ? error.message : error);
  void shutDown.now(1);
});
