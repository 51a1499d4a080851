import { describe, expect, it } from 'vitest';
import { nameDocuments } from './name-documents.ts';

describe('documents by name', () => {
  it('turns each call into an import of its own document', () => {
    const code = [
      "import { graphql } from '../../generated/gql.ts';",
      'export const shop = graphql(`\n  query Shop($slug: String!) { business(slug: $slug) { id } }\n`);',
      'export const log = graphql(`mutation systemLog { system_log { status } }`);',
      'export const card = graphql(`fragment Card on Business { id }`);',
    ].join('\n');
    expect(nameDocuments(code)).toBe(
      [
        "import { ShopDocument, SystemLogDocument, CardFragmentDoc } from '../../generated/graphql.ts';",
        'export const shop = ShopDocument;',
        'export const log = SystemLogDocument;',
        'export const card = CardFragmentDoc;',
      ].join('\n'),
    );
  });

  it('leaves other modules alone', () => {
    expect(nameDocuments("import { graphql } from 'graphql';\ngraphql(`query A { a }`);")).toBeNull();
  });
});
