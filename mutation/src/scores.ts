import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from './report.ts';

const START = '| area | mutants | killed | explained | left | score |';
const RULE = '|---|---:|---:|---:|---:|---:|';

/** Brings the rows of these areas in docs/mutation.md up to date; other rows stay. */
export function writeScores(
  root: string,
  scores: ReadonlyMap<string, Score>,
  write: (path: string, text: string) => void,
): void {
  const path = join(root, 'docs', 'mutation.md');
  const text = readFileSync(path, 'utf8');
  const [before = '', after = ''] = text.split(`${START}\n${RULE}\n`);
  const rows = new Map(
    after
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => [line.split('|')[1]?.trim() ?? '', line]),
  );
  for (const [name, score] of scores) rows.set(name, rowOf(name, score));
  const table = [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  write(path, `${before}${START}\n${RULE}\n${table.join('\n')}\n`);
}

function rowOf(name: string, { mutants, killed, explained, survivors }: Score): string {
  const score = mutants === 0 ? '–' : `${Math.round((100 * (killed + explained)) / mutants)} %`;
  return `| ${name} | ${mutants} | ${killed} | ${explained} | ${survivors.length} | ${score} |`;
}
