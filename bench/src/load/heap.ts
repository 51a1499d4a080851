import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Megabytes of all processes together. */
export interface Memory {
  /** Objects that something still refers to. */
  heap: number;
  resident: number;
}

export interface HeapWatch {
  /** For the servers that are watched. */
  env: Record<string, string>;
  /** Makes every server collect its garbage and returns what is left. */
  collect(): Promise<Memory>;
}

const MEGABYTE = 2 ** 20;

/** Memory is read after a garbage collection: before one, most of it is garbage, and growth does not show. */
export function watchHeap(directory: string): HeapWatch {
  mkdirSync(directory, { recursive: true });
  const linesOf = (name: string) => readFileSync(join(directory, name), 'utf8').trim().split('\n');
  const collectOne = async (name: string): Promise<NodeJS.MemoryUsage> => {
    const known = linesOf(name).length;
    process.kill(Number(name), 'SIGUSR2');
    for (;;) {
      const lines = linesOf(name);
      if (lines.length > known) return JSON.parse(lines.at(-1) ?? '') as NodeJS.MemoryUsage;
      await pause(20);
    }
  };
  return {
    env: {
      BENCH_HEAP: directory,
      NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(join(import.meta.dirname, 'heap-server.ts')).href}`,
    },
    collect: async () => {
      const all = await Promise.all(readdirSync(directory).map(collectOne));
      return {
        heap: all.reduce((sum, { heapUsed, external }) => sum + heapUsed + external, 0) / MEGABYTE,
        resident: all.reduce((sum, { rss }) => sum + rss, 0) / MEGABYTE,
      };
    },
  };
}
