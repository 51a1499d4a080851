import { rmSync } from 'node:fs';
import { benches } from '../bench/src/benches.ts';
import { type Bench, type Curve, type Figure, isWithin, line } from '../bench/src/measuring/figure.ts';
import { type Results, writeResults } from '../bench/src/measuring/results.ts';
import { projectRoot } from './running/settings.ts';
import { makeScratch, sweepScratch } from './testing/scratch.ts';

// npm run bench [-- [--write] word …]: every benchmark, or those whose name contains a word. --write puts the figures into
// docs/performance.md.
const isWritten = process.argv.includes('--write');
const words = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.toLowerCase());
const isChosen = ({ name, onlyWhenNamed }: Bench) =>
  words.length === 0 ? !onlyWhenNamed : words.some((word) => name.toLowerCase().includes(word));
const chosen = benches.filter(isChosen);
if (chosen.length === 0) {
  console.error(`No benchmark is called that. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO']) delete process.env[name];
await sweepScratch();
const scratch = makeScratch();
const results: Results = {};
const failed: string[] = [];

async function measure({ name, run }: Bench): Promise<void> {
  const curves: Curve[] = [];
  const context = {
    root: projectRoot,
    scratch,
    log: () => undefined,
    say: console.log,
    curve: (curve: Curve) => void curves.push(curve),
  };
  try {
    const figures = await run(context);
    for (const figure of figures) console.log(line(figure));
    results[name] = { day: new Date().toISOString().slice(0, 10), figures, curves };
  } catch (error) {
    // A benchmark that fails does not stop the others.
    console.error(error);
    failed.push(name);
  }
}

try {
  for (const [index, bench] of chosen.entries()) {
    console.log(`\n[${index + 1} of ${chosen.length}] ${bench.name}`);
    await measure(bench);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
if (isWritten)
  writeResults(
    projectRoot,
    results,
    benches.map(({ name }) => name),
  );

const figures: Figure[] = Object.values(results).flatMap((result) => result.figures);
const over = figures.filter((figure) => !isWithin(figure));
console.log(
  `\n${figures.length} figures, ${over.length} over budget${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
);
for (const figure of over) console.log(line(figure));
process.exitCode = over.length + failed.length > 0 ? 1 : 0;
