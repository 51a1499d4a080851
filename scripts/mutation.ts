import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAreas } from '../mutation/src/areas.ts';
import { type Explanation, type Score, type Survivor, scoreOf } from '../mutation/src/report.ts';
import { batchesOf, runStryker } from '../mutation/src/run-stryker.ts';
import { writeScores } from '../mutation/src/scores.ts';
import { installTool } from './running/install-tools.ts';
import { projectRoot } from './running/settings.ts';

// npm run mutation [-- word …] [--left | --kept] [--write]: changes the code in small ways and runs the tests of every area, or of those
// whose name contains a word, against each change. A change that no test notices is reported, unless it is explained.
// --left tries only those that were left the last time; --kept tries none and scores the last report again.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const areas = listAreas(projectRoot).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (areas.length === 0) {
  console.error(
    `There is no such area. There are: ${listAreas(projectRoot)
      .map(({ name }) => name)
      .join(', ')}.`,
  );
  process.exit(1);
}

const extent = process.argv.includes('--left') ? 'left' : process.argv.includes('--kept') ? 'none' : 'all';
const folder = join(projectRoot, 'mutation');
await installTool(folder, { name: 'Stryker', say: console.log });
const explanations = JSON.parse(readFileSync(join(folder, 'explained.json'), 'utf8')) as Explanation[];
const scores = new Map<string, Score>();
const batches = batchesOf(projectRoot, areas);
for (const [index, batch] of batches.entries()) {
  console.log(`\n[${index + 1} of ${batches.length}] ${batch.map(({ name }) => name).join(', ')}`);
  const reports = await runStryker(projectRoot, batch, extent);
  for (const [place, { name }] of batch.entries()) {
    const score = scoreOf(reports[place] ?? { files: {} }, explanations);
    scores.set(name, score);
    for (const survivor of score.survivors) print(survivor);
    if (score.stuck.length > 0) console.log('  Tried twice, and no test came to its end:');
    for (const stuck of score.stuck) print(stuck);
    console.log(
      `  ${name}: ${score.killed} of ${score.mutants} killed, ${score.explained} explained, ${score.survivors.length} left`,
    );
  }
}
if (process.argv.includes('--write')) writeScores(projectRoot, scores, (path, text) => writeFileSync(path, text));
process.exitCode = [...scores.values()].some(({ survivors }) => survivors.length > 0) ? 1 : 0;

function print({ file, line, mutator, original, replacement }: Survivor): void {
  console.log(`  ${file}:${line} ${mutator}\n    ${original}\n    ${replacement}`);
}
