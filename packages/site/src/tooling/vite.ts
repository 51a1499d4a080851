/** The browsers that both sites support. Every file is requested by its own address. */
export const siteBuild = { target: 'es2023', assetsInlineLimit: 0 };

/** Drops documents that no page imports. */
export const dropUnusedDocuments = { manualPureFunctions: ['TypedDocumentString'] };

/** Dependencies to bundle when the development server starts; otherwise pages reload as each is discovered. */
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
