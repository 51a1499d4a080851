export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output?: string;
  /** How long each file took, in seconds. */
  durations?: ReadonlyMap<string, number>;
}

export interface Stage {
  name: string;
  run(): Promise<Outcome>;
}

/** A stage that is right or wrong as a whole counts as one. */
export function verdict(ok: boolean, output: string): Outcome {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const SHOWN = 5;

/** Where the time went, so that a test run which grows is noticed file by file. */
export function slowest(durations: ReadonlyMap<string, number>): string {
  const longest = [...durations].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
  return longest.map(([file, time]) => `${file} ${time.toFixed(0)} s`).join(', ');
}

async function attempt(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run();
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Runs one stage after the other, every one of them, and says how each went. */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
  goOn: () => boolean,
): Promise<Outcome> {
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    if (!goOn()) break;
    const started = performance.now();
    print(`… ${stage.name}`);
    const waiting = setInterval(() => print(`  still at ${stage.name}, ${seconds(started)}`), 30_000);
    const outcome = await attempt(stage);
    clearInterval(waiting);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const count = outcome.passed + outcome.failed;
    print(
      `${outcome.failed === 0 ? '✓' : '✗'} ${stage.name}${count > 1 ? `: ${outcome.passed} of ${count}` : ''} (${seconds(started)})`,
    );
    if (outcome.durations) print(`  slowest: ${slowest(outcome.durations)}`);
    if (outcome.failed > 0 && outcome.output) print(outcome.output.trimEnd());
  }
  return total;
}
