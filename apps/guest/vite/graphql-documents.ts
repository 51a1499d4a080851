import type { Plugin } from 'vite';

const operation = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const mapImport = /import\s*\{\s*graphql\s*\}\s*from\s*'([^']*generated)\/gql\.ts';?/;

/** The name under which code generation exports an operation. */
function exportName(kind: string, name: string): string {
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  return kind === 'fragment' ? `${pascal}FragmentDoc` : `${pascal}Document`;
}

/** Rewrites `graphql(…)` calls to named imports, or returns null where there is nothing to rewrite. */
export function nameDocuments(code: string): string | null {
  const from = mapImport.exec(code);
  if (!from) return null;
  const names = new Set<string>();
  const body = code.replace(operation, (_call, kind: string, name: string) => {
    const exported = exportName(kind, name);
    names.add(exported);
    return exported;
  });
  return body.replace(from[0], `import { ${[...names].join(', ')} } from '${from[1]}/graphql.ts';`);
}

/**
 * The `graphql()` function of the client preset looks documents up in a map of all of them, which would put every
 * operation of the site on every page. Named imports let each page carry its own only.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'thyme:graphql-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || id.includes('/generated/')) return null;
      const named = nameDocuments(code);
      return named === null ? null : { code: named, map: null };
    },
  };
}
