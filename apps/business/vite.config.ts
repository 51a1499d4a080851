import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { dropUnusedDocuments, siteBuild, siteDependencies } from '@thyme/site/tooling/vite.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/business/',
  plugins: [tailwindcss(), reactRouter()],
  build: siteBuild,
  environments: { client: { build: { rolldownOptions: { treeshake: dropUnusedDocuments } } } },
  optimizeDeps: { include: [...siteDependencies, 'socket.io-client'] },
});
