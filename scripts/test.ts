import { rmSync } from 'node:fs';
import { projectRoot } from './running/settings.ts';
import { makeScratch, sweepScratch } from './testing/scratch.ts';
import { runStages } from './testing/stage.ts';
import { staticStages, testStages } from './testing/stages.ts';

// npm test: everything that says whether the product is right. The last line is always "N passed, N failed".
const started = performance.now();
const print = (line: string) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
if (process.channel) process.once('disconnect', () => stop.abort());

await sweepScratch();
const scratch = makeScratch();
// Whatever a stage writes to the temporary directory goes away with it.
process.env.TMPDIR = scratch;
// A run has its own database and port, whatever the shell is set up for.
for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'DEMO']) delete process.env[name];

const context = { root: projectRoot, scratch, signal: stop.signal, print };
const stages = [...staticStages(context), ...testStages(context)];
const { passed, failed } = await runStages(stages, print, () => !stop.signal.aborted);
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });

const interrupted = stop.signal.aborted ? 1 : 0;
if (interrupted) print('Interrupted.');
print(`\n${Math.round((performance.now() - started) / 1000)} s`);
print(`${passed} passed, ${failed + interrupted} failed`);
process.exit(failed + interrupted > 0 ? 1 : 0);
