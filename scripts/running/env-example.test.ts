import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './settings.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('.env.example names every setting that the server reads', () => {
  const named = new Set([...read('.env.example').matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));
  const settings = [...read('apps/server/src/platform/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): \{/gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !named.has(name))).toEqual([]);
});
