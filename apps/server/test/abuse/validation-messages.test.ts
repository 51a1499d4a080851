import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../kit/index.ts';
import { documentOf, type Operation, operationsOf } from './documents.ts';

/** The validation library's own phrases about a value. */
const RAW =
  /\bInvalid (input|option|string|number|key)|Too (big|small)\b|\bexpected\b|\breceived\b|Unrecognized|must match/i;

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
});
afterAll(() => api.close());

/** A value of a type that most schemas accept, so that only one value of a request is invalid. */
function plain(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plain(type.ofType);
  if (isListType(type)) return [plain(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return object(type.getFields());
  return { Int: 10, Float: 10, Boolean: true }[String(type)] ?? '2026-06-16';
}

type Fields = Readonly<Record<string, { name: string; type: GraphQLInputType }>>;

function object(fields: Fields): Record<string, unknown> {
  const required = Object.values(fields).filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, plain(type)]));
}

/** Values that the type accepts and a schema with any limit does not. */
function wrong(type: GraphQLInputType): unknown[] {
  if (isNonNullType(type)) return wrong(type.ofType);
  if (isListType(type)) {
    const items = wrong(type.ofType).map((item) => [item]);
    return [[], Array.from({ length: 199 }, () => plain(type.ofType)), ...items];
  }
  if (isEnumType(type)) return [];
  if (isInputObjectType(type)) {
    const base = object(type.getFields());
    return Object.values(type.getFields()).flatMap(({ name, type: inner }) =>
      wrong(inner).map((value) => ({ ...base, [name]: value })),
    );
  }
  if (String(type) === 'Int') return [-2_147_483_648, 0, 2_147_483_647];
  if (String(type) === 'Float') return [-1, 0.000_1, 1e12];
  return String(type) === 'Boolean' ? [] : ['', ' ', 'zz', 'z'.repeat(30_000)];
}

function requestsOf({ field }: Operation): Record<string, unknown>[] {
  const base = Object.fromEntries(
    field.args.filter(isRequiredArgument).map(({ name, type }) => [name, plain(type)] as const),
  );
  return field.args.flatMap(({ name, type }) => wrong(type).map((value) => ({ ...base, [name]: value })));
}

async function answersOf(operation: Operation) {
  const query = documentOf(operation);
  const requests = requestsOf(operation).map((variables) => ({ query, variables }));
  const answers = [];
  for (let from = 0; from < requests.length; from += 10)
    answers.push(...(await api.batch(requests.slice(from, from + 10))));
  return answers;
}

describe('[API-093] messages about invalid arguments', () => {
  it.each(operationsOf().filter(({ field }) => field.args.length > 0))(
    '$name has a plain message for each of them',
    async (operation) => {
      for (const { errors = [] } of await answersOf(operation))
        for (const { message, extensions } of errors) {
          if (extensions?.code === 'VALIDATION') expect(JSON.stringify(extensions.validation)).not.toMatch(RAW);
          expect(message).not.toMatch(RAW);
        }
    },
  );
});
