import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

export interface Operation {
  kind: 'query' | 'mutation';
  name: string;
  field: GraphQLField<unknown, unknown>;
}

/** Every operation of the printed schema, sorted by name. */
export function operationsOf(): Operation[] {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  const of = (kind: Operation['kind'], type: ReturnType<GraphQLSchema['getQueryType']>): Operation[] =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
  const all = [...of('query', schema.getQueryType()), ...of('mutation', schema.getMutationType())];
  return all.sort((a, b) => a.name.localeCompare(b.name));
}

const DEPTH = 3;

/**
 * A document that passes every argument as a variable of its name and selects all fields near the top of the result.
 */
export function documentOf({ kind, field }: Operation): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = field.args.length === 0 ? field.name : `${field.name}(${passed})`;
  return `${kind}${variables === '' ? '' : `(${variables})`} { ${call}${selectionOf(field.type, DEPTH)} }`;
}

function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) return ' { __typename }';
  if (!isObjectType(type)) throw new Error(`${type.name} is a kind of type that the documents do not know yet.`);
  const fields = Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  const chosen = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name}${selectionOf(field.type, depth - 1)}`] : [];
  });
  return ` { __typename ${chosen.join(' ')} }`;
}
