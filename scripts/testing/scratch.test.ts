import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeScratch, sweepScratch } from './scratch.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'thyme-scratch-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true, force: true });
});

function killedRun(): string {
  const path = makeScratch(parent);
  writeFileSync(join(path, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'before the last boot' }));
  return path;
}

test('the directory of a killed run is removed, that of a running one is not', async () => {
  const [running, killed] = [makeScratch(parent), killedRun()];
  await sweepScratch(parent);
  expect([existsSync(running), existsSync(killed)]).toEqual([true, false]);
});

test('a run that was killed while it wrote its owner file does not block later runs', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unsigned = makeScratch(parent);
  writeFileSync(join(unsigned, 'owner.json'), '{"pid":');
  const killed = killedRun();
  await sweepScratch(parent);
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Left ${unsigned} as it is`));
  expect(existsSync(killed)).toBe(false);
});

test('the directory of another user is left alone', async () => {
  const theirs = killedRun();
  vi.spyOn(process, 'getuid').mockReturnValue(Number(process.getuid?.()) + 1);
  await sweepScratch(parent);
  expect(existsSync(theirs)).toBe(true);
});
