// A test program: a separate instance that keeps the database running until its stdin closes or it is killed.
import { once } from 'node:events';
import { startEmbedded } from '../index.ts';

const [dataDir = '', sharedRoot = ''] = process.argv.slice(2);
const server = await startEmbedded({ dataDir, sharedRoot, profile: 'throwaway' });
process.stdout.write(`${JSON.stringify(server)}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await server.stop();
