import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../running/settings.ts';
import { isAllowed, licencePage, shippedPackages } from './licences.ts';

describe('licences', () => {
  it('of everything we ship are known and allowed, and docs/licences.md lists them (npm run licences)', () => {
    const packages = shippedPackages(projectRoot);
    expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
    expect(readFileSync(join(projectRoot, 'docs', 'licences.md'), 'utf8')).toBe(licencePage(packages));
  });

  it.each([
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['LGPL-3.0-or-later', false],
    ['unknown', false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed({ name: 'a-package', version: '1.0.0', licence })).toBe(allowed);
  });
});

describe('packages', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; version?: string; dependencies?: object }>;
  };

  it('are pinned: exact versions in every package.json, a checksum for each in the lockfile', () => {
    const installed = Object.entries(lock.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
    const own = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
    const loose = own.flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(projectRoot, path, 'package.json'), 'utf8'));
      return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([name, version]) => !name.startsWith('@thyme/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
