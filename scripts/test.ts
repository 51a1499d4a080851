import { rmSync } from 'node:fs';
import { projectRoot } from './running/settings.ts';
import { makeScratch, sweepScratch } from './testing/scratch.ts';
import { runStages } from './testing/stage.ts';
import { STATIC_AT_ONCE, staticStages } from './testing/static-stages.ts';
import { testStages } from './testing/test-stages.ts';

// npm test: every check and every test. The last line is always "N passed, N failed".
const started = performance.now();
const print = (line: string) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
if (process.channel) process.once('disconnect', () => stop.abort());

await sweepScratch();
const scratch = makeScratch();
// Everything that a stage writes to the temporary directory is removed with it.
process.env.TMPDIR = scratch;
// A run has its own database and port, whatever the environment says.
for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO']) delete process.env[name];

const context = { root: projectRoot, scratch, signal: stop.signal, print };
const options = { print, goOn: () => !stop.signal.aborted };
const outcomes = [
  await runStages(staticStages(context, 'all files'), { ...options, atOnce: STATIC_AT_ONCE }),
  await runStages(testStages(context), options),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });

const interrupted = stop.signal.aborted ? 1 : 0;
if (interrupted) print('Interrupted.');
print(`\n${Math.round((performance.now() - started) / 1000)} s`);
print(`${passed} passed, ${failed + interrupted} failed`);
process.exit(failed + interrupted > 0 ? 1 : 0);
