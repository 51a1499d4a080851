import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../registry/schema.ts';

/** The schema as other apps read it; sorted, so that its diff shows only what changed. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

export const schemaFile = path.resolve(import.meta.dirname, '../../schema.graphql');

if (process.argv[1] === import.meta.filename) writeFileSync(schemaFile, printedSchema());
