/** The browsers that both sites support. Every file is requested by its own address. */
export const siteBuild = { target: 'es2023', assetsInlineLimit: 0 };

/** Drops documents that no page imports. */
export const dropUnusedDocuments = { manualPureFunctions: ['TypedDocumentString'] };

/** Bundles what both sites use before the first page in development, which would reload when each is met otherwise. */
export const siteDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  'clsx',
  'lucide-react',
];
