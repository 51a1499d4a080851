import type { TestTitle } from './titles.ts';

export interface Requirement {
  id: string;
  area: string;
  where: string;
  text: string;
}

export interface Ledger {
  proven: Map<string, TestTitle[]>;
  unproven: Requirement[];
  /** Tests that promise a requirement nobody wrote. */
  unknown: { id: string; test: TestTitle }[];
}

/** Reads the tab-separated list: id, area, where, requirement, source. */
export function readRequirements(tsv: string): Requirement[] {
  const [header = '', ...lines] = tsv.trimEnd().split('\n');
  if (!header.startsWith('id\tarea\twhere\trequirement'))
    throw new Error('docs/requirements.tsv does not start with its header.');
  const requirements = lines.map((line) => {
    const [id = '', area = '', where = '', text = ''] = line.split('\t');
    return { id, area, where, text };
  });
  const seen = new Set<string>();
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`docs/requirements.tsv has ${id} twice.`);
    seen.add(id);
  }
  return requirements;
}

export function keepLedger(requirements: readonly Requirement[], tests: readonly TestTitle[]): Ledger {
  const known = new Set(requirements.map(({ id }) => id));
  const proven = new Map<string, TestTitle[]>();
  const unknown: Ledger['unknown'] = [];
  for (const test of tests) {
    for (const id of test.ids) {
      if (known.has(id)) proven.set(id, [...(proven.get(id) ?? []), test]);
      else unknown.push({ id, test });
    }
  }
  return { proven, unproven: requirements.filter(({ id }) => !proven.has(id)), unknown };
}
