import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const functionsFolder = fileURLToPath(new URL('../../functions/', import.meta.url));

export interface FunctionFile {
  name: string;
  hash: string;
  /** What the file defines: `function touch`, `trigger touch on users`. */
  objects: string[];
  sql: string;
}

const definition = /^CREATE OR REPLACE (?:FUNCTION (\w+)\(|TRIGGER (\w+) [^;]*?\sON (\w+))/gm;

/** Functions and triggers that a file defines. Each definition begins its line with CREATE OR REPLACE. */
export function definedIn(sql: string): string[] {
  return [...sql.matchAll(definition)].map(([, fn, trigger, table]) =>
    fn ? `function ${fn}` : `trigger ${trigger} on ${table}`,
  );
}

export const asFunctionFile = (name: string, sql: string): FunctionFile => ({
  name,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
  objects: definedIn(sql),
});

/** All files of `functions/`, in the order in which they are applied. */
export function readFunctionFiles(): FunctionFile[] {
  const names = readdirSync(functionsFolder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => asFunctionFile(name, readFileSync(`${functionsFolder}${name}`, 'utf8')));
}
