import { describe, expect, it } from 'vitest';
import { inlineDocuments, readDocuments } from './inline-documents.ts';

const generated = [
  'export const CardFragmentDoc = new TypedDocumentString(`\n    fragment Card on Business {\n  id\n}\n    `, {"fragmentName":"Card"});',
  'export const ShopDocument = new TypedDocumentString(`\n    query Shop($slug: String!) {\n  business(slug: $slug) {\n    ...Card\n  }\n}\n    fragment Card on Business {\n  id\n}`) as unknown as TypedDocumentString<A, B>;',
].join('\n');
const documents = readDocuments(generated);

describe('documents in their place', () => {
  it('puts the whole text where the call stands, with the fragments it uses', () => {
    const code =
      "import { graphql } from '../../generated/gql.ts';\nexport const shop = graphql(`\n  query Shop($slug: String!) { business(slug: $slug) { ...Card } }\n`);";
    expect(inlineDocuments(code, documents)?.trim()).toBe(
      'export const shop = "query Shop($slug: String!) { business(slug: $slug) { ...Card } } fragment Card on Business { id }";',
    );
  });

  it('leaves other modules alone', () => {
    expect(inlineDocuments("import { graphql } from 'graphql';\ngraphql(`query Shop { a }`);", documents)).toBeNull();
  });

  it('says what to do about a document that was not generated', () => {
    const code = "import { graphql } from './generated/gql.ts';\ngraphql(`query New { a }`);";
    expect(() => inlineDocuments(code, documents)).toThrow(
      'New is not among the generated documents: run npm run codegen.',
    );
  });
});
