/** The browsers that both sites support. Every file is requested by its own address. */
export const siteBuild = { target: 'es2023', assetsInlineLimit: 0 };

/** Drops documents that no page imports. */
export const dropUnusedDocuments = { manualPureFunctions: ['TypedDocumentString'] };

/** Pre-bundles dependencies of both sites in development; otherwise the page reloads when each is discovered. */
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
