import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineDocuments, readDocuments } from './app/lib/graphql/inline-documents.ts';

const generated = join(import.meta.dirname, 'app/generated/graphql.ts');

const documentsInPlace: Plugin = {
  name: 'thyme:documents-in-place',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/app\/.*\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('generated/gql.ts')) return null;
    this.addWatchFile(generated);
    const inlined = inlineDocuments(code, readDocuments(readFileSync(generated, 'utf8')));
    return inlined === null ? null : { code: inlined, map: null };
  },
};

/**
 * What every page needs travels as two files, what is the framework's and what is ours; left alone, each icon and button
 * that two pages share would be a request of its own. Code that asks the server or shows toasts is fetched apart.
 */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//;
const shell = /guest\/app\/shell\/(?!toast-stack)/;
const shared =
  /guest\/app\/lib\/(?!report|slide-row|graphql\/(client|batch|operations|quer))|ui\/src\/(actions|display\/(badge|avatar|card|rating)|media\/(logo|brand-icon|picture)|navigation\/skip)|node_modules\/(lucide-react|clsx|@radix-ui\/react-(slot|compose-refs))\//;

export default defineConfig({
  plugins: [documentsInPlace, tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: 'frame', test: shell, priority: 1 },
                { name: 'shared', test: shared, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Named here so that the first visit in development does not reload the page when each is met.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'clsx',
      'lucide-react',
    ],
  },
});
