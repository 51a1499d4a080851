/** The part of Stryker's JSON report that is used. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
  /** The tests by their file. */
  testFiles?: Record<string, { tests: { id: string }[] }>;
}

interface Position {
  line: number;
  column: number;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  statusReason?: string;
  /** Ids of tests. */
  coveredBy?: string[];
  location: { start: Position; end: Position };
}

/** A mutant that no test noticed. */
export interface Survivor {
  file: string;
  line: number;
  mutator: string;
  original: string;
  replacement: string;
}

/** Why a mutant may live: `original` and `replacement` find it wherever its line has moved. */
export type Explanation = Pick<Survivor, 'file' | 'mutator' | 'original' | 'replacement'> & { why: string };

export interface Score {
  mutants: number;
  killed: number;
  explained: number;
  survivors: Survivor[];
  /** Killed only because a test did not end, or the process that ran it failed: twice. */
  stuck: Survivor[];
}

const KILLED = ['Killed', 'Timeout', 'RuntimeError'];
const ALIVE = ['Survived', 'NoCoverage'];

export function scoreOf({ files }: Report, explanations: readonly Explanation[]): Score {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: found }]) =>
    found.map((mutant) => ({ file, source, ...mutant })),
  );
  const killed = mutants.filter(({ status }) => KILLED.includes(status));
  const alive = mutants.filter(({ status }) => ALIVE.includes(status)).map(survivorOf);
  const survivors = alive.filter((survivor) => !explanations.some((known) => isSame(known, survivor)));
  return {
    mutants: killed.length + alive.length,
    killed: killed.length,
    explained: alive.length - survivors.length,
    survivors,
    stuck: killed.filter(isDoubtful).map(survivorOf),
  };
}

/** A report with the outcomes of newer ones in place of its own. Files that a newer one saw changed are all new. */
export function withNewer(earlier: Report, ...newer: readonly Report[]): Report {
  const files = { ...earlier.files };
  for (const [file, { source, mutants }] of newer.flatMap((report) => Object.entries(report.files))) {
    const known = files[file];
    if (known?.source !== source || known.mutants.length === 0) {
      files[file] = { source, mutants };
      continue;
    }
    const outcomes = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
    files[file] = { source, mutants: known.mutants.map((mutant) => outcomes.get(keyOf(mutant)) ?? mutant) };
  }
  return { files };
}

const keyOf = ({ mutatorName, replacement, location }: Mutant) => JSON.stringify([mutatorName, replacement, location]);

/** The lines of the mutants of a file that no test noticed. */
export function linesLeft({ mutants }: Report['files'][string]): [from: number, to: number][] {
  return mutants
    .filter(({ status }) => ALIVE.includes(status))
    .map(({ location }) => [location.start.line, location.end.line]);
}

/** A loop that Stryker counted ends for sure only by its count; a test that took too long may have waited for the machine. */
function isDoubtful({ status, statusReason = '' }: Mutant): boolean {
  if (status === 'Timeout') return !statusReason.startsWith('Hit limit');
  return status === 'RuntimeError' || (status === 'Killed' && /timed out|not succeed in time/i.test(statusReason));
}

/** The lines of the mutants of a file that may have been killed by a busy machine. */
export function doubtfulLines({ mutants }: Report['files'][string]): [from: number, to: number][] {
  return mutants.filter(isDoubtful).map(({ location }) => [location.start.line, location.end.line]);
}

/** The files of the tests that reach what may have been killed by a busy machine. */
export function testsOfDoubtful({ files, testFiles = {} }: Report): string[] {
  const reaching = new Set(
    Object.values(files).flatMap(({ mutants }) =>
      mutants.filter(isDoubtful).flatMap(({ coveredBy = [] }) => coveredBy),
    ),
  );
  return Object.entries(testFiles)
    .filter(([, { tests }]) => tests.some(({ id }) => reaching.has(id)))
    .map(([file]) => file);
}

/** The outcomes of `again` for the mutants that were doubtful before. */
export function onlyDoubtful(again: Report, before: Report): Report {
  const files = Object.entries(again.files).map(([file, { source, mutants }]) => {
    const doubtful = new Set(before.files[file]?.mutants.filter(isDoubtful).map(keyOf));
    return [file, { source, mutants: mutants.filter((mutant) => doubtful.has(keyOf(mutant))) }] as const;
  });
  return { files: Object.fromEntries(files) };
}

/** The part of a report about the files in a folder. */
export function reportOf({ files }: Report, folder: string): Report {
  return { files: Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`))) };
}

function survivorOf(mutant: Mutant & { file: string; source: string }): Survivor {
  const { file, source, mutatorName, replacement = '', location } = mutant;
  const original = textAt(source, location);
  return { file, line: location.start.line, mutator: mutatorName, original, replacement: oneLine(replacement) };
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return oneLine(lines.join(' '));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function isSame(known: Explanation, { file, mutator, original, replacement }: Survivor): boolean {
  return (
    known.file === file && known.mutator === mutator && known.original === original && known.replacement === replacement
  );
}
