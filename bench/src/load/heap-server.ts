import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

// Loaded into a server before its own code (heap.ts): collects garbage on SIGUSR2 and records what is left.
const file = join(process.env.BENCH_HEAP ?? '.', String(process.pid));
const write = () => appendFileSync(file, `${JSON.stringify(process.memoryUsage())}\n`);
write();
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  write();
});
