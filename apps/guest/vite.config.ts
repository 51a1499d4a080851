import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { dropUnusedDocuments, siteBuild, siteDependencies } from '@thyme/site/tooling/vite.ts';
import { defineConfig } from 'vite';

/** Changes only with an upgrade, so browsers keep it between releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//;
/** Every page loads these, so they and all that they import are one file; each small module would be a request otherwise. */
const everyPage = /guest\/app\/(entry\.client|root|shell\/(site-layout|page-boundary))\.tsx/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Bundled, so that the server loads the icons in use and not all of them.
  ssr: { noExternal: ['lucide-react'] },
  // Lazy parts are plain imports: starting all files of one at once blocks slow phones.
  build: { ...siteBuild, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: dropUnusedDocuments,
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
  optimizeDeps: { include: siteDependencies },
});
