const mapImport = /import\s*\{\s*graphql\s*\}\s*from\s*(['"])[^'"]*generated\/gql\.ts\1;?/;
const call = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const generatedDocument = /export const (\w+) = new TypedDocumentString\(`([^`]*)`/g;

/** The documents that code generation wrote, fragments included, by the name it exports them under. */
export function readDocuments(generated: string): Map<string, string> {
  const found = [...generated.matchAll(generatedDocument)];
  return new Map(found.map(([, name = '', text = '']) => [name, text.replace(/\s+/g, ' ').trim()]));
}

function exportName(kind: string, name: string): string {
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  return kind === 'fragment' ? `${pascal}FragmentDoc` : `${pascal}Document`;
}

/**
 * Puts the text of each document where its `graphql(…)` call stands, or returns null where there is none. The function
 * itself looks documents up in a map of all of them, which would put every operation of the site on every page.
 */
export function inlineDocuments(code: string, documents: ReadonlyMap<string, string>): string | null {
  if (!mapImport.test(code)) return null;
  return code.replace(mapImport, '').replace(call, (_call, kind: string, name: string) => {
    const text = documents.get(exportName(kind, name));
    if (text === undefined) throw new Error(`${name} is not among the generated documents: run npm run codegen.`);
    return JSON.stringify(text);
  });
}
