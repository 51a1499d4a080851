import { rmSync } from 'node:fs';
import { type Fault, type FaultContext, type Finding, line } from '../../faults/src/fault.ts';
import { projectRoot } from '../running/settings.ts';
import { makeScratch, sweepScratch } from './scratch.ts';

export interface CheckResult {
  name: string;
  findings: readonly Finding[];
  seconds: number;
}

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
  const results: CheckResult[] = [];
  try {
    for (const [index, check] of chosen.entries()) {
      console.log(`\n${index + 1}/${chosen.length} ${check.name}: ${check.about}`);
      const result = await runCheck(check, { root: projectRoot, scratch, log: console.log });
      for (const finding of result.findings) console.log(line(finding));
      results.push(result);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  const { text, failed } = summarize(results);
  console.log(`\n${text}`);
  process.exitCode = failed ? 1 : 0;
}

/** A check that throws has failed; the others still run. */
export async function runCheck(check: Fault, context: FaultContext): Promise<CheckResult> {
  const started = performance.now();
  const findings = await check.run(context).catch((error: unknown): Finding[] => [
    {
      what: `stopped: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      value: '',
      ok: false,
    },
  ]);
  return { name: check.name, findings, seconds: Math.round((performance.now() - started) / 1000) };
}

/** A check without the software it needs has not held: the summary says that it did not run. */
export function summarize(results: readonly CheckResult[]): { text: string; failed: boolean } {
  const missing = results.filter(({ findings }) => findings.some(({ notRun }) => notRun)).map(({ name }) => name);
  const lines = results.map(({ name, findings, seconds }) => {
    if (missing.includes(name)) return `  – ${name.padEnd(20)} ${findings.find(({ notRun }) => notRun)?.what}`;
    const held = findings.filter(({ ok }) => ok).length;
    return `  ${held === findings.length ? '✓' : '✗'} ${name.padEnd(20)} ${held} of ${findings.length} held, ${seconds} s`;
  });
  const broken = results.flatMap(({ findings }) => findings).filter(({ ok, notRun }) => !ok && !notRun).length;
  const verdict =
    broken > 0 ? `${broken} did not hold` : missing.length > 0 ? 'Everything that ran held' : 'Everything held';
  const end = missing.length > 0 ? `${verdict}; not run: ${missing.join(', ')}` : verdict;
  const failed = results.some(({ findings }) => findings.some(({ ok }) => !ok));
  return { text: `${lines.join('\n')}\n\n${end}`, failed };
}
