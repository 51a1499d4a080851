import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './vite/graphql-documents.ts';

export default defineConfig({
  plugins: [graphqlDocuments(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  optimizeDeps: {
    // Named here so that the first visit in development does not reload the page when each is met.
    include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom', '@tanstack/react-query'],
  },
});
