import { rmSync } from 'node:fs';
import { line } from '../faults/src/fault.ts';
import { faults } from '../faults/src/list.ts';
import { projectRoot } from './running/settings.ts';
import { makeScratch, sweepScratch } from './testing/scratch.ts';

// npm run faults [-- word …]: runs all faults, or those whose name contains a word.
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No fault has that name. There are: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO']) delete process.env[name];
await sweepScratch();
const scratch = makeScratch();
const summary: string[] = [];
let broken = 0;
try {
  for (const [index, fault] of chosen.entries()) {
    console.log(`\n${index + 1}/${chosen.length} ${fault.name}: ${fault.about}`);
    const started = performance.now();
    const findings = await fault.run({ root: projectRoot, scratch, log: console.log });
    for (const finding of findings) console.log(line(finding));
    const wrong = findings.filter(({ ok }) => !ok).length;
    const seconds = Math.round((performance.now() - started) / 1000);
    summary.push(
      `  ${wrong === 0 ? '✓' : '✗'} ${fault.name.padEnd(20)} ${findings.length - wrong} of ${findings.length} held, ${seconds} s`,
    );
    broken += wrong;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`\n${summary.join('\n')}\n\n${broken === 0 ? 'Everything held' : `${broken} did not hold`}`);
process.exitCode = broken > 0 ? 1 : 0;
