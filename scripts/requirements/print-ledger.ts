import type { Ledger, Requirement } from './ledger.ts';

function groupByArea(requirements: readonly Requirement[]): Map<string, Requirement[]> {
  const areas = new Map<string, Requirement[]>();
  for (const requirement of requirements)
    areas.set(requirement.area, [...(areas.get(requirement.area) ?? []), requirement]);
  return areas;
}

function entry(requirement: Requirement, ledger: Ledger, leftOut: ReadonlyMap<string, string>): string {
  const tests = ledger.proven.get(requirement.id);
  const why = leftOut.get(requirement.id);
  if (!tests && why) return `  ×  ${requirement.id}  ${requirement.text} Left out: ${why}`;
  if (!tests) return `  –  ${requirement.id}  ${requirement.text}`;
  return `  ✓  ${requirement.id}  ${tests.map(({ file, line }) => `${file}:${line}`).join(', ')}`;
}

/** The ledger as people read it: area by area, each requirement with the test that proves it or without one. */
export function printLedger(
  requirements: readonly Requirement[],
  ledger: Ledger,
  leftOut: ReadonlyMap<string, string> = new Map(),
): string {
  const lines: string[] = [];
  for (const [area, list] of groupByArea(requirements)) {
    const proven = list.filter(({ id }) => ledger.proven.has(id)).length;
    lines.push(
      `${area}  ${proven} of ${list.length}`,
      ...list.map((requirement) => entry(requirement, ledger, leftOut)),
      '',
    );
  }
  for (const { id, test } of ledger.unknown) lines.push(`Unknown id ${id} in ${test.file}:${test.line}  ${test.title}`);
  const among = (ids: { has(id: string): boolean }) => requirements.filter(({ id }) => ids.has(id)).length;
  lines.push(
    `${among(ledger.proven)} of ${requirements.length} requirements proven, ${among(leftOut)} left out on purpose, ${ledger.unknown.length} unknown ids.`,
  );
  return lines.join('\n');
}
