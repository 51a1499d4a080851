import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { nameDocuments } from './app/lib/graphql/name-documents.ts';

const documentsByName: Plugin = {
  name: 'thyme:documents-by-name',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/app\/.*\.tsx?$/.test(id) || id.includes('/generated/')) return null;
    const named = nameDocuments(code);
    return named === null ? null : { code: named, map: null };
  },
};

export default defineConfig({
  plugins: [documentsByName, tailwindcss(), reactRouter()],
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
    ],
  },
});
