import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { documentsInPlace } from '@thyme/site/bundling/documents-in-place.ts';
import { defineConfig } from 'vite';

/** Changes only with an upgrade, so browsers keep it between releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//;
/** Every page loads these, so they and all that they import are one file; each small module would be a request otherwise. */
const everyPage = /guest\/app\/(entry\.client|root|shell\/(site-layout|page-boundary))\.tsx/;

export default defineConfig({
  plugins: [documentsInPlace(join(import.meta.dirname, 'app/generated/graphql.ts')), tailwindcss(), reactRouter()],
  // Bundled, so that the server loads the icons in use and not all of them.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Documents that no page imports are dropped.
          treeshake: { manualPureFunctions: ['TypedDocumentString'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 1 },
                { name: 'shell', test: everyPage },
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
