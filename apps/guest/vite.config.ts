import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { documentsInPlace } from '@thyme/site/build/documents-in-place.ts';
import { defineConfig } from 'vite';

/**
 * What every page needs travels as two files, what is the framework's and what is ours; left alone, each icon and button
 * that two pages share would be a request of its own. Code that asks the server or shows toasts is fetched apart.
 */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//;
const shell = /guest\/app\/shell\/|site\/src\/frame\/(?!toast-stack)/;
const shared =
  /guest\/app\/lib\/(?!report|slide-row|graphql\/(client|operations|quer))|site\/src\/(?!frame|report|graphql\/(batch|quer))|ui\/src\/(actions|display\/(badge|avatar|card|rating)|media\/(logo|brand-icon|picture)|navigation\/skip)|node_modules\/(lucide-react|clsx|@radix-ui\/react-(slot|compose-refs))\//;

export default defineConfig({
  plugins: [documentsInPlace(join(import.meta.dirname, 'app/generated/graphql.ts')), tailwindcss(), reactRouter()],
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
