import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** What may be shipped with software under MIT. Of alternatives one has to be listed, of combinations all. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Libraries that are loaded unchanged and can be replaced, as the LGPL and the MPL require. */
const REPLACEABLE: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(ical\.js|web-push)$/,
};

/** Packages that name no licence in package.json, or one that may mean several ('BSD'), but include its text. */
const BY_TEXT: readonly { says: RegExp; licence: string }[] = [
  {
    says: /Redistribution and use in source and binary forms.*name of the author may not be used to endorse/i,
    licence: 'BSD-3-Clause',
  },
  { says: /Permission is hereby granted, free of charge, to any person obtaining a copy/i, licence: 'MIT' },
];

function readLicenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8') : '';
}

/** Everything that is installed for `npm start`, from the lockfile; development dependencies are not shipped. */
export function shippedPackages(root: string): Licensed[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const seen = new Map<string, Licensed>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || locked.link || locked.dev || locked.devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const named = locked.license === 'BSD' ? undefined : locked.license;
    const text = named ? '' : readLicenceText(join(root, path)).replaceAll(/\s+/g, ' ');
    const licence = named ?? BY_TEXT.find(({ says }) => says.test(text))?.licence ?? 'unknown';
    seen.set(`${name}@${locked.version}`, { name, version: locked.version ?? '', licence });
  }
  return [...seen.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Parses an SPDX expression as far as packages use it: names, AND, OR and brackets around the whole. */
export function isAllowed({ name, licence }: Licensed): boolean {
  const expression = licence.replaceAll(/[()]/g, '');
  if (expression.includes(' OR '))
    return expression.split(' OR ').some((one) => isAllowed({ name, version: '', licence: one }));
  return expression
    .split(' AND ')
    .map((one) => one.trim())
    .every((one) => ALLOWED.has(one) || REPLACEABLE[one]?.test(name) === true);
}

export function licencePage(packages: readonly Licensed[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  const sorted = [...groups].sort(([a, as], [b, bs]) => bs.length - as.length || a.localeCompare(b));
  const row = ([licence, members]: (typeof sorted)[number]) =>
    `| ${licence} | ${members.length} | ${members.map(({ name, version }) => `${name} ${version}`).join(', ')} |`;
  return [
    '# Licences of what we ship',
    '',
    `Written by \`npm run licences\` from the lockfile: ${packages.length} packages that \`npm start\` needs, for every platform. Thyme itself is under [MIT](../LICENSE).`,
    'The command fails on a licence that is not known or not allowed (`scripts/licences/licences.ts`). libvips inside sharp is under the LGPL; it is loaded',
    'as it was published and may be replaced by another build, which is what that licence asks for.',
    '',
    '| licence | packages | which |',
    '| --- | --- | --- |',
    ...sorted.map(row),
    '',
  ].join('\n');
}
