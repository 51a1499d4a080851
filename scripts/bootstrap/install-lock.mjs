import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const beat = 1_000;
const silence = 15_000;

function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The holder touches its file every second; one that is dead, or silent for long, has lost it. */
function isAbandoned(file) {
  try {
    const quiet = Date.now() - statSync(file).mtimeMs;
    const pid = Number(readFileSync(file, 'utf8'));
    return quiet > silence || (pid > 0 && !runs(pid) && quiet > beat);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

export async function withInstallLock(root, work) {
  const file = join(root, '.installing');
  let isAnnounced = false;
  while (!tryTake(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else {
      if (!isAnnounced) console.log('Another command is installing packages; waiting for it …');
      isAnnounced = true;
      await wait(200);
    }
  }
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), beat);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(file, { force: true });
  }
}
