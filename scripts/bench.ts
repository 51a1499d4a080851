import { rmSync } from 'node:fs';
import { benches } from '../bench/src/benches.ts';
import { isWithin, line } from '../bench/src/figure.ts';
import { projectRoot } from './running/settings.ts';
import { makeScratch, sweepScratch } from './testing/scratch.ts';

// npm run bench [-- word …]: every benchmark, or those whose name contains a word.
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = benches.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (chosen.length === 0) {
  console.error(`No benchmark is called that. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO']) delete process.env[name];
await sweepScratch();
const scratch = makeScratch();
let over = 0;
try {
  for (const bench of chosen) {
    console.log(`\n${bench.name}`);
    for (const figure of await bench.run({ root: projectRoot, scratch, log: () => undefined, say: console.log })) {
      console.log(line(figure));
      if (!isWithin(figure)) over += 1;
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
console.log(over > 0 ? `\n${over} over budget` : '\nAll within budget');
process.exitCode = over > 0 ? 1 : 0;
