// The entry point of every npm script. Plain JavaScript without dependencies: it runs on a fresh clone and on older versions
// of Node, installs what is missing, and hands over to Node 24, which runs the TypeScript behind each command.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './bootstrap/find-node.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);

try {
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) throw new Error(`There is no command "${command}".`);
  await ensureInstalled(root);
  process.exitCode = await handOver(findNode(root), root, script, args);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
