import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withInstallLock } from './install-lock.mjs';
import { clearUnfinished, isUnfinished, markUnfinished } from './unfinished.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const stampFile = (root) => join(root, 'node_modules', '.thyme-installed');

/** The lock file decides what belongs in node_modules; the platform decides which of it. */
function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

function isInstalled(root) {
  if (!existsSync(stampFile(root)) || isUnfinished(root)) return false;
  return readFileSync(stampFile(root), 'utf8').trim() === wanted(root);
}

function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, [script]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * `npm install` uses the versions of the lock file and, with --no-save, does not change it. `npm ci` would delete
 * node_modules while an instance is running, and rejects the whole lock file because of an optional program for
 * another platform. Build tools are development dependencies, which are needed whatever NODE_ENV is.
 */
const npmArguments = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Resolves when npm has ended. Signals are forwarded to npm, which must not continue alone. */
function npmInstall(root) {
  const [program, before] = npmCommand();
  return new Promise((resolve, reject) => {
    const finished = markUnfinished(root);
    const child = spawn(program, [...before, ...npmArguments], {
      cwd: root,
      stdio: 'inherit',
      shell: program === 'npm.cmd',
    });
    finished.waitFor(child.pid);
    let received;
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      const cut = received ?? signal;
      // An npm that ended by itself left node_modules either untouched or complete.
      if (!cut) finished.done();
      if (code === 0 && !cut) resolve();
      else reject(new Error(`npm could not install the packages (${cut ?? `exit ${code}`}).`));
    });
  });
}

async function run(root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  // A terminal shows npm's own progress; elsewhere a line every ten seconds shows that it is running.
  const progress =
    process.stdout.isTTY && process.env.CI !== 'true'
      ? undefined
      : setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  try {
    await npmInstall(root);
  } finally {
    clearInterval(progress);
  }
}

/** Installs packages when the lock file changed since the last time. Two commands at once install once. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await withInstallLock(root, async () => {
    if (isInstalled(root)) return;
    await clearUnfinished(root);
    console.log(
      existsSync(join(root, 'node_modules')) ? 'Updating packages …' : 'Installing packages, the first time only …',
    );
    await run(root);
    writeFileSync(stampFile(root), `${wanted(root)}\n`);
  });
}
