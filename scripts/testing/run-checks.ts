import { rmSync } from 'node:fs';
import { type Fault, line } from '../../faults/src/fault.ts';
import { projectRoot } from '../running/settings.ts';
import { makeScratch, sweepScratch } from './scratch.ts';

/** Runs all checks, or those whose name contains a word of the command line, with progress and a summary. */
export async function runChecks(checks: readonly Fault[], kind: string): Promise<void> {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    console.error(`No ${kind} has that name. There are: ${checks.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO'])
    delete process.env[name];
  await sweepScratch();
  const scratch = makeScratch();
  const summary: string[] = [];
  let broken = 0;
  try {
    for (const [index, check] of chosen.entries()) {
      console.log(`\n${index + 1}/${chosen.length} ${check.name}: ${check.about}`);
      const started = performance.now();
      const findings = await check.run({ root: projectRoot, scratch, log: console.log });
      for (const finding of findings) console.log(line(finding));
      const wrong = findings.filter(({ ok }) => !ok).length;
      const seconds = Math.round((performance.now() - started) / 1000);
      summary.push(
        `  ${wrong === 0 ? '✓' : '✗'} ${check.name.padEnd(20)} ${findings.length - wrong} of ${findings.length} held, ${seconds} s`,
      );
      broken += wrong;
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${summary.join('\n')}\n\n${broken === 0 ? 'Everything held' : `${broken} did not hold`}`);
  process.exitCode = broken > 0 ? 1 : 0;
}
