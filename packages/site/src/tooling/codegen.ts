/** Settings of graphql-codegen for both sites: reads the printed schema and every document, writes `app/generated`. */
export const siteCodegen = {
  schema: '../server/schema.graphql',
  documents: ['app/**/*.{ts,tsx}', '!app/generated/**', '../../packages/site/src/operations.graphql'],
  ignoreNoDocuments: true,
  generates: {
    './app/generated/': {
      preset: 'client' as const,
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        skipTypename: true,
        scalars: { Upload: 'File' },
      },
    },
  },
};
