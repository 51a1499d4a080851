// A program for the tests: an instance of its own, which holds the database until it is told to leave or is killed.
import { once } from 'node:events';
import { startEmbedded } from '../index.ts';

const [dataDir = '', sharedRoot = ''] = process.argv.slice(2);
const server = await startEmbedded({ dataDir, sharedRoot, profile: 'throwaway' });
process.stdout.write(`${JSON.stringify(server)}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await server.stop();
