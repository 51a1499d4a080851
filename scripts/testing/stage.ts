export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output?: string;
  /** Shown even when nothing failed. */
  notice?: string;
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

async function runStage(stage: Stage, print: (line: string) => void): Promise<Outcome> {
  const started = performance.now();
  print(`… ${stage.name}`);
  const waiting = setInterval(() => print(`  still running ${stage.name}, ${seconds(started)}`), 30_000);
  const outcome = await attempt(stage);
  clearInterval(waiting);
  const count = outcome.passed + outcome.failed;
  print(
    `${outcome.failed === 0 ? '✓' : '✗'} ${stage.name}${count > 1 ? `: ${outcome.passed} of ${count}` : ''} (${seconds(started)})`,
  );
  if (outcome.durations) print(`  slowest: ${slowest(outcome.durations)}`);
  if (outcome.notice) print(outcome.notice.trimEnd());
  if (outcome.failed > 0 && outcome.output) print(outcome.output.trimEnd());
  return outcome;
}

export interface RunOptions {
  print(line: string): void;
  /** False as soon as no further stage should start. */
  goOn(): boolean;
  /** How many stages run side by side; one after the other unless given. */
  atOnce?: number;
}

/** Runs every stage, also after one that failed, and prints how each went and how long it took. */
export async function runStages(stages: readonly Stage[], options: RunOptions): Promise<Outcome> {
  const total = { passed: 0, failed: 0 };
  const waiting = [...stages];
  const work = async () => {
    for (let stage = waiting.shift(); stage && options.goOn(); stage = waiting.shift()) {
      const { passed, failed } = await runStage(stage, options.print);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: options.atOnce ?? 1 }, work));
  return total;
}
