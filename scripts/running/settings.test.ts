import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings: port 3000 of this machine, data in the project, the demo marketplace', () => {
  expect(readSettings({}, '/project')).toEqual({
    root: '/project',
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/project/.data',
    databaseUrl: undefined,
    demo: true,
  });
});

test('PORT, DATA_DIR and DATABASE_URL are honoured; a relative directory is one of the project', () => {
  expect(
    readSettings({ PORT: '3001', DATA_DIR: 'elsewhere', DATABASE_URL: 'postgres://db/thyme' }, '/project'),
  ).toMatchObject({
    port: 3001,
    dataDir: '/project/elsewhere',
    databaseUrl: 'postgres://db/thyme',
  });
});

test('production has no demo users unless DEMO enables them', () => {
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
});

test.each([
  ['PORT', 'http', 'PORT is "http", which is no port'],
  ['PORT', '70000', 'PORT is "70000", which is no port'],
  ['DEMO', 'yes', 'DEMO is "yes": give on or off.'],
])('%s=%s is refused in one line', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});
