import { localAddress, publicAddress } from './running/address.ts';
import { announcement } from './running/announce.ts';
import { openDatabase } from './running/database.ts';
import { reservePort } from './running/port.ts';
import { prepareData } from './running/prepare-data.ts';
import { loadEnvironmentFile, Refusal, readSettings } from './running/settings.ts';
import { ShutDown } from './running/shut-down.ts';
import { supervise } from './running/supervise.ts';
import { watchSources } from './running/watch-sources.ts';

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
  // Code in the middle of a change may not even start; the next change starts it again.
  const onGiveUp = () => console.log('Waiting for a change.');
  const address = localAddress(settings);
  const server = await shutDown.add(supervise({ root: settings.root, address, env, log: console.log, onGiveUp }));
  await server.ready;
  const watching = watchSources(settings.root, (file) => {
    console.log(`${file} changed; restarting the server.`);
    server.restart().catch((error: Error) => console.error(error.message));
  });
  await shutDown.add(watching);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${announcement({ settings, database, address: publicAddress(settings), logins, seconds })}`);
}

dev().catch((error: Error) => {
  if (!shutDown.begun) console.error(error instanceof Refusal ? error.message : error);
  void shutDown.now(1);
});
