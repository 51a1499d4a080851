import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory that Linux lends as files. */
const inMemory = '/dev/shm';
/** The copies of a run take a few hundred megabytes at a time; containers often lend 64. */
const ROOM_BYTES = 4 * 1024 ** 3;

function hasRoom(directory: string, room: number): boolean {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= room;
  } catch {
    // There is no such directory on this system, or it is somebody else's.
    return false;
  }
}

/** Where the databases of tests lie: every copy is a thousand files, which disks create and delete slowly. */
export const testDirectory = (directory = inMemory, room = ROOM_BYTES): string =>
  hasRoom(directory, room) ? directory : tmpdir();
