import type { CodegenConfig } from '@graphql-codegen/cli';

/** Reads the printed schema and every `graphql(…)` document of the site; writes `app/generated`. */
const config: CodegenConfig = {
  schema: '../server/schema.graphql',
  documents: ['app/**/*.{ts,tsx}', '!app/generated/**'],
  ignoreNoDocuments: true,
  generates: {
    './app/generated/': {
      preset: 'client',
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

export default config;
