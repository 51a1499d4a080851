import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCrash } from './failure.ts';
import { writeOutputs } from './generated.ts';
import { documentProblems, documentsIn, validateSite } from './site-documents.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thyme-codegen-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const sdl = 'type Query { shop(id: Int!): Shop } type Shop { name: String }';
const file = 'apps/guest/app/shop/operations.ts';
const operations = (body: string) =>
  `import { graphql } from '../generated/gql.ts';\n\nexport const shop = graphql(\`\n${body}\n\`);\n`;
const problems = (text: string) => documentProblems(buildSchema(sdl), documentsIn(file, text));

describe('a mistake in a document names its file and line', () => {
  test.each([
    [
      'an unknown field',
      '  query Shop {\n    shop(id: 1) { nmae }\n  }',
      5,
      'Cannot query field "nmae" on type "Shop". Did you mean "name"?',
    ],
    [
      'a missing argument',
      '  query Shop { shop { name } }',
      4,
      'Field "shop" argument "id" of type "Int!" is required, but it was not provided.',
    ],
    ['a syntax error', '  qery Shop { shop }', 4, 'Syntax Error: Unexpected Name "qery".'],
    ['an unknown fragment', '  query Shop {\n    shop(id: 1) { ...Card }\n  }', 5, 'Unknown fragment "Card".'],
  ])('%s', (_name, body, line, message) => {
    expect(problems(operations(body))).toEqual([{ file, line, message }]);
  });

  test('two operations of one name', () => {
    const twice = operations('  query Shop { shop(id: 1) { name } }').repeat(2);
    expect(problems(twice)).toEqual([{ file, line: 4, message: 'There can be only one operation named "Shop".' }]);
  });
});

test('documents of one site share their fragments', () => {
  const card = documentsIn('a.ts', 'graphql(`fragment Card on Shop { name }`);');
  const shop = documentsIn('b.ts', 'graphql(`query Shop { shop(id: 1) { ...Card } }`);');
  expect(documentProblems(buildSchema(sdl), [...card, ...shop])).toEqual([]);
});

describe('a site', () => {
  const plant = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const guest = {
    folder: 'apps/guest',
    documents: ['app/**/*.{ts,tsx}', '!app/generated/**', '../../packages/site/src/operations.graphql'],
  };

  test('is read where it has documents', () => {
    plant(file, operations('query Shop { shop(id: 1) { name } }'));
    plant('apps/guest/app/generated/gql.ts', 'export function graphql(text: string) {}');
    plant('apps/guest/app/shop/card.tsx', 'export const card = 1;');
    plant('packages/site/src/operations.graphql', 'query Name { shop(id: 2) { name } }');
    expect(validateSite(root, guest, sdl)).toEqual([
      '../../packages/site/src/operations.graphql',
      'app/shop/operations.ts',
    ]);
  });

  test('with a mistake in a .graphql file is refused, with its line', () => {
    plant('apps/guest/app/root.tsx', 'export {};');
    plant('packages/site/src/operations.graphql', '\nquery Name {\n  shop(id: 2) { nmae }\n}\n');
    expect(() => validateSite(root, guest, sdl)).toThrow(
      'packages/site/src/operations.graphql:3  Cannot query field "nmae" on type "Shop". Did you mean "name"?',
    );
  });

  test('with a file that is no TypeScript is refused', () => {
    plant(file, `\nconst query = graphql(\`{ shop }\`;`);
    expect(() => validateSite(root, guest, sdl)).toThrow(/^apps\/guest\/app\/shop\/operations\.ts:2 {2}\S[^\n]*$/);
  });
});

describe('a server that cannot be loaded names the file and line', () => {
  test.each([
    [
      'from a stack trace',
      `/usr/lib/node:internal\nError: Type Booking is defined twice\n    at addType (file://ROOT/node_modules/pothos/a.js:3:1)\n    at file://ROOT/apps/server/src/features/bookings/schema.ts:12:9`,
      {
        file: 'apps/server/src/features/bookings/schema.ts',
        line: 12,
        message: 'Error: Type Booking is defined twice',
      },
    ],
    [
      'from a code frame',
      `file://ROOT/apps/server/src/app.ts:7\nconst a = ;\n          ^\n\nSyntaxError: Unexpected token ';'\n    at compile (node:internal/modules:1)`,
      { file: 'apps/server/src/app.ts', line: 7, message: `SyntaxError: Unexpected token ';'` },
    ],
    ['from the last line, where there is nothing else', 'killed\n', { file: '.', line: 1, message: 'killed' }],
  ])('%s', (_name, output, expected) => {
    expect(readCrash(output.replaceAll('ROOT', root), root)).toEqual(expected);
  });
});

test('only files that changed are written, and nothing is left beside them', () => {
  writeFileSync(join(root, 'same.ts'), 'same');
  writeFileSync(join(root, 'old.ts'), 'old');
  const written = writeOutputs(root, [
    { file: 'same.ts', content: 'same' },
    { file: 'old.ts', content: 'new' },
    { file: 'first.ts', content: 'first' },
  ]);
  expect(written).toEqual(['old.ts', 'first.ts']);
  expect(readdirSync(root).sort()).toEqual(['first.ts', 'old.ts', 'same.ts']);
  expect(readFileSync(join(root, 'old.ts'), 'utf8')).toBe('new');
});
