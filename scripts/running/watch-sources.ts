import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Code that runs in the server. The site's own is Vite's to watch. */
const folders = ['apps/server/src', 'packages/db/src', 'packages/domain/src'];
const quiet = 150;

/** Calls `onChange` once after each burst of changes to the server's code. */
export function watchSources(root: string, onChange: (file: string) => void): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const changed = (_event: string, name: string | null) => {
    if (!name || !/\.(ts|sql|graphql)$/.test(name) || name.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(name), quiet);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(join(root, folder), { recursive: true }, changed));
  return {
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
