import fc from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { Operation } from './documents.ts';

/** Texts that break programs which trust them. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  "'; drop table users; --",
  "' or '1'='1",
  '\\',
  '%',
  '_%_%',
  '$1',
  '$$; select pg_sleep(20); --',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '/uploads/profile/..%2f..%2fetc.webp',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  '//evil.example',
  'a@mail.example\r\nBcc: other@mail.example',
  '=cmd|calc!A1',
  '9999-99-99',
  '2026-02-31',
  '2026-06-15,2026-06-01',
  '0000-00-00',
  '+275760-09-13',
  '2026-13',
  'NaN',
  '1e999',
  '-0',
  '[1,2,3]',
  '[99999999999999999999]',
  '{"a":1}',
  '[',
  'null',
  '__proto__',
  'constructor',
  '٣٤٥',
  '𝕴𝖓𝖏𝖊𝖈𝖙',
  '\u202Egnp.exe',
  'İstanbul ﬁ ß',
  '🧖🏽‍♀️'.repeat(20),
  'a'.repeat(9_000),
  '('.repeat(300),
  'this_date',
  'Cancelled',
  'Reschedule',
  'Accept',
  'web',
  'google',
  '2026-06-16',
  '2026-06',
];

const INTEGERS = [0, 1, -1, 2, 7, 100, 201, 65_536, 1_781_600_400, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, -0, 1, -1, 0.1, 0.005, 75, 1e15, 1e308, -1e308, 5e-324, 2_147_483_648];

export interface Known {
  /** Ids and texts of existing things. */
  ids: readonly number[];
  texts: readonly string[];
}

/** Values that the schema accepts for a type, mostly malicious ones. */
export function valuesOf(type: GraphQLInputType, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return present(type.ofType, known, depth);
  return fc.oneof({ weight: 4, arbitrary: present(type, known, depth) }, { weight: 1, arbitrary: fc.constant(null) });
}

function present(type: GraphQLInputType, known: Known, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valuesOf(type.ofType, known, depth + 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter(({ type: inner }) => isNonNullType(inner)).map(({ name }) => name);
    const entries = fields.map((field) => [field.name, valuesOf(field.type, known, depth + 1)] as const);
    return fc.record(Object.fromEntries(entries), { requiredKeys: required });
  }
  if (!isScalarType(type)) throw new Error(`No values for ${String(type)}.`);
  return scalar(type.name, known);
}

function scalar(name: string, { ids, texts }: Known): fc.Arbitrary<unknown> {
  switch (name) {
    case 'Int':
      return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...INTEGERS), fc.integer());
    case 'Float':
      return fc.oneof(fc.constantFrom(...FLOATS), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'Boolean':
      return fc.boolean();
    case 'ID':
    case 'String':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
        { weight: 2, arbitrary: fc.constantFrom(...texts) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      );
    default:
      throw new Error(`No values for the scalar ${name}.`);
  }
}

/** Variables for an operation; optional ones may be missing. */
export function variablesOf({ field }: Operation, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const entries = field.args.map(({ name, type }) => [name, valuesOf(type, known)] as const);
  const requiredKeys = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.record(Object.fromEntries(entries), { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>;
}
