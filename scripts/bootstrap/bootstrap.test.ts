import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNode } from './find-node.mjs';

let root: string;

/** A project with the real bootstrap, and an npm that only records its calls. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thyme böot '));
  const scripts = dirname(import.meta.dirname);
  mkdirSync(join(root, 'scripts'));
  cpSync(join(scripts, 'bootstrap.mjs'), join(root, 'scripts', 'bootstrap.mjs'));
  cpSync(join(scripts, 'bootstrap'), join(root, 'scripts', 'bootstrap'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(
    join(root, 'scripts', 'echo.ts'),
    'console.log(JSON.stringify(process.argv.slice(2) satisfies string[])); process.exit(7);',
  );
  writeFileSync(
    join(root, 'npm-cli.js'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
     import { join } from 'node:path';
     const root = import.meta.dirname;
     appendFileSync(join(root, 'calls'), process.argv[2] + '\\n');
     if (process.env.FAKE_NPM_FAILS) process.exit(3);
     mkdirSync(join(root, 'node_modules'), { recursive: true });
     await new Promise((resolve) => setTimeout(resolve, 300));`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function bootstrap(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...args], {
    env: { ...process.env, CI: '', npm_lifecycle_event: '', npm_execpath: join(root, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finish(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : [];

test('installs once, passes arguments on, and returns the exit code', async () => {
  const first = await finish(bootstrap(['echo', 'a b', '--c']));
  expect(first).toMatchObject({ code: 7, output: expect.stringContaining('["a b","--c"]') });
  await finish(bootstrap(['echo']));
  expect(calls()).toEqual(['install']);
});

test('a changed lock file updates the packages, in CI too', async () => {
  await finish(bootstrap(['echo']));
  writeFileSync(join(root, 'package-lock.json'), '{ }');
  await finish(bootstrap(['echo'], { CI: 'true' }));
  await finish(bootstrap(['echo'], { CI: 'true' }));
  expect(calls()).toEqual(['install', 'install']);
});

test('two commands on a fresh clone install once', async () => {
  const results = await Promise.all([finish(bootstrap(['echo'])), finish(bootstrap(['echo']))]);
  expect(results.map(({ code }) => code)).toEqual([7, 7]);
  expect(calls()).toEqual(['install']);
});

const half = () => join(root, 'node_modules', 'half-unpacked', 'package.json');
function leaveHalf(): void {
  mkdirSync(dirname(half()), { recursive: true });
  writeFileSync(half(), '{}');
}

test('an installation that was killed does not block the next, which builds on nothing that it left', async () => {
  const killed = bootstrap(['echo']);
  await expect.poll(calls, { interval: 5 }).toEqual(['install']);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  leaveHalf();
  expect(existsSync(join(root, '.installing'))).toBe(true);
  expect(await finish(bootstrap(['echo']))).toMatchObject({ code: 7 });
  expect(calls()).toEqual(['install', 'install']);
  expect(existsSync(half())).toBe(false);
});

test('a signal during installation ends npm too, and the next command starts over', async () => {
  const interrupted = bootstrap(['echo']);
  await expect.poll(calls, { interval: 5 }).toEqual(['install']);
  interrupted.kill('SIGTERM');
  expect(await finish(interrupted)).toMatchObject({ code: 1, output: expect.stringContaining('(SIGTERM)') });
  leaveHalf();
  expect(await finish(bootstrap(['echo']))).toMatchObject({ code: 7 });
  expect(existsSync(half())).toBe(false);
});

test('a failed installation is reported in one line and tried again next time', async () => {
  const failed = await finish(bootstrap(['echo'], { FAKE_NPM_FAILS: 'yes' }));
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm could not install the packages (exit 3).'),
  });
  leaveHalf();
  expect(await finish(bootstrap(['echo']))).toMatchObject({ code: 7 });
  // When npm itself gives up, it cleans up as well.
  expect(existsSync(half())).toBe(true);
});

test('an unknown command is reported in one line', async () => {
  expect(await finish(bootstrap(['../echo']))).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no command "../echo".'),
  });
});

test('signals reach the script, which ends in its own time', async () => {
  writeFileSync(
    join(root, 'scripts', 'wait.ts'),
    `process.on('SIGTERM', () => process.exit(9)); process.stdin.resume(); setInterval(() => {}, 9e9); console.log('up');`,
  );
  const child = bootstrap(['wait']);
  child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('up') && child.kill('SIGTERM'));
  expect((await once(child, 'close'))[0]).toBe(9);
});

test('when npm is killed, the script is stopped too', async () => {
  const waiting = `process.on('SIGTERM', () => { process.getBuiltinModule('node:fs').writeFileSync('ended', ''); process.exit(0); }); setInterval(() => {}, 9e9); console.log('up');`;
  writeFileSync(join(root, 'scripts', 'wait.ts'), waiting);
  writeFileSync(
    join(root, 'fake-npm.mjs'),
    `import { spawn } from 'node:child_process'; spawn('sh', ['-c', process.argv[2] + '; true'], { stdio: 'inherit' });`,
  );
  const command = `"${process.execPath}" "${join(root, 'scripts', 'bootstrap.mjs')}" wait`;
  const env = { ...process.env, CI: '', npm_lifecycle_event: 'start', npm_execpath: join(root, 'npm-cli.js') };
  const npm = spawn(process.execPath, [join(root, 'fake-npm.mjs'), command], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npm.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('up') && npm.kill('SIGKILL'));
  await expect.poll(() => existsSync(join(root, 'ended')), { timeout: 60_000 }).toBe(true);
});

test('without a Node for the platform, the message explains what to do', () => {
  const old = { version: 'v20.1.0', platform: 'darwin', arch: 'arm64', execPath: '/usr/bin/node' };
  expect(() => findNode(root, old)).toThrow(/Thyme needs Node 24; this is v20.1.0.*darwin-arm64.*nodejs\.org/);
});
