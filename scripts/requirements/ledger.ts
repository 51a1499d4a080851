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
  /** Tests that name a requirement that does not exist. */
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

/** Reads the list of what is left out on purpose: id, why. Every id has to be one of the requirements. */
export function readLeftOut(tsv: string, requirements: readonly Requirement[]): Map<string, string> {
  const known = new Set(requirements.map(({ id }) => id));
  const [, ...lines] = tsv.trimEnd().split('\n');
  const leftOut = new Map(lines.map((line) => line.split('\t') as [string, string]));
  for (const [id, why] of leftOut) {
    if (!known.has(id)) throw new Error(`docs/requirements-left-out.tsv has ${id}, which is no requirement.`);
    if (!why) throw new Error(`docs/requirements-left-out.tsv does not say why ${id} is left out.`);
  }
  return leftOut;
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
