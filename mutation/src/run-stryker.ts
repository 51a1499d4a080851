import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas.ts';
import type { Report } from './report.ts';
import { mutatedParts } from './sample.ts';

/** Runs the tests of an area against its mutants, in a copy of the project. */
export async function runStryker(root: string, area: Area): Promise<Report> {
  const folder = join(root, 'mutation', '.stryker');
  mkdirSync(folder, { recursive: true });
  const [settings, report] = [join(folder, 'settings.json'), join(folder, 'report.json')];
  rmSync(report, { force: true });
  writeFileSync(settings, JSON.stringify(settingsOf(root, area, report)));
  const script = join(root, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTATED_FOLDER: area.folder };
  const child = spawn(process.execPath, [script, 'run', settings], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Stryker ended with ${code} in ${area.name}:\n${output}`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function settingsOf(root: string, area: Area, report: string): object {
  return {
    mutate: mutatedParts(root, area),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `mutation/vitest.${area.tests}.ts`, related: false },
    coverageAnalysis: 'perTest',
    // Code that runs once when a file is loaded would need a new process for each mutant.
    ignoreStatic: true,
    // A message to a person is no behaviour that a test should repeat word by word.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: area.tests === 'api' ? 1 : 2,
    timeoutMS: 60_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: 'mutation/.stryker/copies',
    // It would be rewritten for the copy, with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: 'mutation/no-tsconfig.json',
    allowConsoleColors: false,
  };
}
