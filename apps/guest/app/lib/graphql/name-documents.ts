const operation = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const mapImport = /import\s*\{\s*graphql\s*\}\s*from\s*(['"])([^'"]*generated)\/gql\.ts\1;?/;

/** The name under which code generation exports an operation. */
function exportName(kind: string, name: string): string {
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  return kind === 'fragment' ? `${pascal}FragmentDoc` : `${pascal}Document`;
}

/**
 * Rewrites the `graphql(…)` calls of a module to imports by name, or returns null where there are none. The function
 * itself looks documents up in a map of all of them, which would put every operation of the site on every page.
 */
export function nameDocuments(code: string): string | null {
  const from = mapImport.exec(code);
  if (!from) return null;
  const names = new Set<string>();
  const body = code.replace(operation, (_call, kind: string, name: string) => {
    const exported = exportName(kind, name);
    names.add(exported);
    return exported;
  });
  return body.replace(from[0], `import { ${[...names].join(', ')} } from '${from[2]}/graphql.ts';`);
}
