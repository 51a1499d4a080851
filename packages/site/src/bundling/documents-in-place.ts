import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inlineDocuments, readDocuments } from './inline-documents.ts';

/** For a site's build: the text of each document stands where its `graphql(…)` call stood. */
export function documentsInPlace(generated: string): Plugin {
  return {
    name: 'thyme:documents-in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('generated/gql.ts')) return null;
      this.addWatchFile(generated);
      const inlined = inlineDocuments(code, readDocuments(readFileSync(generated, 'utf8')));
      return inlined === null ? null : { code: inlined, map: null };
    },
  };
}
