import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SIZE = '600M';
const PREFIX = 'thyme-failing-disk-';

/** An ext4 file system of its own that turns read-only when it meets an error, as Debian mounts disks. */
export interface FailingDisk {
  directory: string;
  /** Reports an error to the file system, as a broken disk does. */
  fail(): void;
  /** Unmounts, checks and remounts it, as an operator would. Programs that use it have to be stopped first. */
  repair(): Promise<void>;
  remove(): void;
}

export const canMount = (): boolean =>
  process.getuid?.() === 0 && existsSync('/dev/loop-control') && spawnSync('mkfs.ext4', ['-V']).status === 0;

const unmount = (directory: string) => spawnSync('umount', [directory]).status === 0;

/** Unmounts the disks of killed runs. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (existsSync(`/proc/${name.slice(PREFIX.length)}`)) continue;
    spawnSync('umount', ['-l', join(tmpdir(), name)]);
    rmdirSync(join(tmpdir(), name));
  }
}

/** The image lies in the scratch directory, which is removed after the run. */
export function openFailingDisk(scratch: string): FailingDisk {
  sweep();
  const directory = join(tmpdir(), `${PREFIX}${process.pid}`);
  const image = join(scratch, 'failing-disk.img');
  mkdirSync(directory);
  execFileSync('truncate', ['-s', SIZE, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, directory]);
  mount();
  execFileSync('chmod', ['755', directory]);
  return {
    directory,
    fail: () => {
      const device = basename(execFileSync('findmnt', ['-no', 'SOURCE', directory]).toString().trim());
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'fault');
    },
    repair: async () => {
      for (let tries = 0; tries < 80 && !unmount(directory); tries += 1) await pause(250);
      // 1: errors were corrected.
      const { status } = spawnSync('e2fsck', ['-fy', image]);
      if (status !== 0 && status !== 1) throw new Error(`e2fsck ended with ${status}.`);
      mount();
    },
    remove: () => {
      spawnSync('umount', ['-l', directory]);
      rmdirSync(directory);
    },
  };
}
