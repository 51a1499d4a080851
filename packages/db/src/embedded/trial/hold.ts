// A program for the tests: an instance of its own, which holds the database until it is told to leave or is killed.
import { startEmbedded } from '../index.ts';

const [dataDir = '', sharedRoot = ''] = process.argv.slice(2);
const server = await startEmbedded({ dataDir, sharedRoot, profile: 'throwaway' });
process.stdout.write(`${JSON.stringify(server)}\n`);
process.stdin.resume();
process.stdin.once('end', async () => {
  await server.stop();
  process.exit(0);
});
