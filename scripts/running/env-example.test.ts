import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Setting, type SettingName, settings } from '../../apps/server/src/platform/config/settings.ts';
import { projectRoot } from './settings.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const shown = new Map(
  Array.from(read('.env.example').matchAll(/^#([A-Z]\w+)=(.*)$/gm), ([, name = '', value]) => [name, value]),
);
const known = Object.keys(settings) as SettingName[];
/** Read by the tests themselves, not by the server. */
const ofTests = ['CHROMIUM_PATH', 'TEST_DATABASE_URL', 'BASE_URL'];

test('.env.example names every setting that the server reads, and no other', () => {
  expect([...shown.keys()].sort()).toEqual([...known, ...ofTests].sort());
});

test('.env.example shows each default as it is', () => {
  const wrong = known.filter((name) => {
    const { schema }: Setting = settings[name];
    const usual = schema.safeParse(undefined);
    if (!usual.success || usual.data === undefined || typeof usual.data === 'object') return false;
    return schema.safeParse(shown.get(name)).data !== usual.data;
  });
  expect(wrong).toEqual([]);
});

test('compose.yaml passes all of .env on, and sets nothing that the server does not read', () => {
  const [, servers = ''] = /^x-server:([\s\S]*?)^\S/m.exec(read('compose.yaml')) ?? [];
  expect(servers).toMatch(/^ {2}env_file: \.env$/m);
  const names = Array.from(servers.matchAll(/^ {4}([A-Z]\w+):/gm), ([, name]) => name);
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !known.includes(name as SettingName))).toEqual([]);
});
