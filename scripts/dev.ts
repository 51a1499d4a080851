import { localAddress, publicAddress } from './running/address.ts';
import { announcement } from './running/announce.ts';
import { openDatabase } from './running/database.ts';
import { reservePort } from './running/port.ts';
import { prepareData } from './running/prepare-data.ts';
import { loadEnvironmentFile, Refusal, readSettings } from './running/settings.ts';
import { ShutDown } from './running/shut-down.ts';
import { supervise } from './running/supervise.ts';

// npm run dev: the server restarts when its code changes, and hosts Vite, which swaps changed parts of the site in place.
const started = performance.now();
const shutDown = new ShutDown();

async function dev(): Promise<void> {
  loadEnvironmentFile();
  const settings = readSettings({ ...process.env, NODE_ENV: 'development' });
  const port = await shutDown.add(reservePort(settings.port, settings.host));
  const database = await shutDown.add(openDatabase(settings, console.log));
  const logins = await prepareData(database.url, settings, console.log);
  if (shutDown.begun) return;
  const env = {
    NODE_ENV: 'development',
    PORT: String(settings.port),
    HOST: settings.host,
    DATABASE_URL: database.url,
    DATA_DIR: settings.dataDir,
  };
  await port.release();
  const onGiveUp = () => void shutDown.now(1);
  const flags = ['--watch', '--watch-preserve-output'];
  await shutDown.add(
    supervise({ root: settings.root, address: localAddress(settings), env, flags, log: console.log, onGiveUp }),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${announcement({ settings, database, address: publicAddress(settings), logins, seconds })}`);
}

dev().catch((error: Error) => {
  if (!shutDown.begun) console.error(error instanceof Refusal ? error.message : error);
  void shutDown.now(1);
});
