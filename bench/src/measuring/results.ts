import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCurves } from './chart.ts';
import { type Curve, type Figure, isWithin, limitOf, referenceOf, written } from './figure.ts';

/** What the last runs measured, by benchmark: `npm run bench -- --write` puts it here, and into the guide. */
export interface Results {
  [bench: string]: { day: string; figures: Figure[]; curves: Curve[] };
}

const fileIn = (root: string) => join(root, 'bench', 'results.json');
const BEGIN = '<!-- figures: written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';

export function readResults(root: string): Results {
  return existsSync(fileIn(root)) ? (JSON.parse(readFileSync(fileIn(root), 'utf8')) as Results) : {};
}

/** Writes new results; benchmarks that did not run keep their last ones. */
export function writeResults(root: string, fresh: Results, order: readonly string[]): void {
  const known = { ...readResults(root), ...fresh };
  const results = Object.fromEntries(order.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  writeFileSync(fileIn(root), `${JSON.stringify(results, null, 2)}\n`);
  const curves = Object.values(results).flatMap((result) => result.curves);
  writeFileSync(join(root, 'docs', 'images', 'growth.svg'), drawCurves(curves));
  const guide = join(root, 'docs', 'performance.md');
  writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), tableOf(results)));
}

export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for the figures.');
  return `${text.slice(0, from + BEGIN.length)}\n${table}\n${text.slice(to)}`;
}

export function tableOf(results: Results): string {
  const rows = Object.values(results).flatMap(({ day, figures }) => figures.map((figure) => rowOf(figure, day)));
  return [
    '| what | figure | budget | within | reference in the same run | measured |',
    '| --- | ---: | ---: | :---: | --- | --- |',
    ...rows,
  ].join('\n');
}

function rowOf(figure: Figure, day: string): string {
  const verdict = isWithin(figure) ? 'yes' : '**no**';
  const cells = [
    figure.what,
    `${written(figure.value)} ${figure.unit}`,
    limitOf(figure),
    verdict,
    referenceOf(figure),
    day,
  ];
  return `| ${cells.join(' | ')} |`;
}
