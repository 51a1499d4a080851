import { isTest } from '../reading/sources.ts';
import type { Check } from '../reading/tree.ts';

/** Domain rules take the time and random values as arguments, so that a test can choose them. */
export const purity: Check = {
  name: 'purity of the domain',
  find: ({ files }) =>
    files
      .filter(({ path }) => path.startsWith('packages/domain/') && !isTest(path))
      .flatMap(({ path, impure }) =>
        impure.map(({ call, line }) => ({
          file: path,
          line,
          message: `the domain must not call ${call}; take it as an argument`,
        })),
      ),
};
