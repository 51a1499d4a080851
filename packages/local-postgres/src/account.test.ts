import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Account, chooseAccount, passwd } from './account.ts';
import { startInstance } from './trial/instance.ts';
import { copyProject, give, privateHome, temporary } from './trial/sandbox.ts';

const root = process.getuid?.() === 0;
/** Any user of this machine other than the one that root would choose. */
const person = passwd().find((user) => user.uid !== 0 && user.uid !== chooseAccount('/nowhere')?.uid) as Account;

let place: ReturnType<typeof temporary>;
beforeEach(() => {
  place = temporary();
});
afterEach(() => place.remove());

const ownerOf = (path: string) => statSync(path).uid;

// Only root can switch to another user, so the tests depend on who runs them.
if (root) {
  describe('as root', () => {
    test('the server runs as an ordinary system user, with its data in the requested directory', async () => {
      const dataDir = join(place.path, 'data');
      const instance = await startInstance({ dataDir });
      expect(instance.server.dataDir).toBe(dataDir);
      expect(ownerOf(join(dataDir, 'cluster'))).toBe(chooseAccount('/nowhere')?.uid);
      expect(ownerOf(join(dataDir, 'cluster'))).not.toBe(0);
      await instance.leave();
    });

    test('below a private home, programs and data go to a directory the system user can reach, and stay there', async () => {
      const home = privateHome(place.path);
      const project = copyProject(join(home, 'project'));
      const placement = { ...project, dataDir: join(home, 'project', '.data'), sharedRoot: join(place.path, 'shared') };
      const instance = await startInstance(placement);
      expect(instance.server.dataDir).toMatch(new RegExp(`^${place.path}/shared/project-`));
      expect(existsSync(join(instance.server.dataDir, 'cluster', 'PG_VERSION'))).toBe(true);
      expect(readFileSync(join(placement.dataDir, 'MOVED.txt'), 'utf8')).toContain(instance.server.dataDir);
      await instance.leave();
      const again = await startInstance(placement);
      expect(again.server).toMatchObject({ dataDir: instance.server.dataDir, port: instance.server.port });
      await again.leave();
    });

    test('a normal user starts it from a private home, and root can then use the same data', async () => {
      const home = privateHome(place.path, person);
      const project = copyProject(join(home, 'project'));
      const dataDir = join(home, 'project', '.data');
      give(home, person.uid, person.gid);
      const theirs = await startInstance({ ...project, dataDir, ...person });
      expect(theirs.server.dataDir).toBe(dataDir);
      expect(ownerOf(join(dataDir, 'cluster'))).toBe(person.uid);
      await theirs.leave();
      const asRoot = await startInstance({ ...project, dataDir, sharedRoot: join(place.path, 'shared') });
      expect(asRoot.server).toMatchObject({ dataDir, reused: false });
      await asRoot.leave();
      const back = await startInstance({ ...project, dataDir, ...person });
      await back.leave();
    });

    test('a user who may not read the data gets an error about its owner', async () => {
      const dataDir = join(place.path, 'data');
      const instance = await startInstance({ dataDir });
      await instance.leave();
      const project = copyProject(join(place.path, 'project'));
      await expect(startInstance({ ...project, dataDir, ...person })).rejects.toThrow('belongs to another user');
    });

    test('a user without a name, as in some containers, is told what PostgreSQL needs', async () => {
      const project = copyProject(join(place.path, 'project'));
      const dataDir = join(place.path, 'data');
      const nameless = { name: '', uid: 54_321, gid: 54_321 };
      expect(passwd().some(({ uid }) => uid === nameless.uid)).toBe(false);
      mkdirSync(dataDir);
      give(dataDir, nameless.uid, nameless.gid);
      const starting = startInstance({ ...project, dataDir, ...nameless });
      await expect(starting).rejects.toThrow('user 54321 has none on this machine');
    });
  });
} else {
  describe('as a normal user', () => {
    test('everything stays in a private home and belongs to that user', async () => {
      const dataDir = join(privateHome(place.path), 'data');
      mkdirSync(dataDir);
      const instance = await startInstance({ dataDir });
      expect(instance.server.dataDir).toBe(dataDir);
      expect(ownerOf(join(dataDir, 'cluster'))).toBe(process.getuid?.());
      await instance.leave();
    });
  });
}
