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

test('what a killed run left is removed, what a running one uses is not', async () => {
  const [running, killed] = [makeScratch(parent), killedRun()];
  await sweepScratch(parent);
  expect([existsSync(running), existsSync(killed)]).toEqual([true, false]);
});

test('a run that was killed while it signed its directory keeps nobody from running', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unsigned = makeScratch(parent);
  writeFileSync(join(unsigned, 'owner.json'), '{"pid":');
  const killed = killedRun();
  await sweepScratch(parent);
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Left ${unsigned} as it is`));
  expect(existsSync(killed)).toBe(false);
});

test('what another user left is theirs', async () => {
  const theirs = killedRun();
  vi.spyOn(process, 'getuid').mockReturnValue(Number(process.getuid?.()) + 1);
  await sweepScratch(parent);
  expect(existsSync(theirs)).toBe(true);
});
