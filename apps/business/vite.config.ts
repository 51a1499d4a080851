import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { documentsInPlace } from '@thyme/site/bundling/documents-in-place.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/business/',
  plugins: [documentsInPlace(join(import.meta.dirname, 'app/generated/graphql.ts')), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
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
      'socket.io-client',
    ],
  },
});
