import { isContent, isGenerated, isTest } from '../reading/sources.ts';
import type { Check } from '../reading/tree.ts';

const fileLimit = 300;
const generousFileLimit = 600;
const functionLimit = 60;
/** A component is mostly markup, which reads faster than logic. */
const componentLimit = 120;

/** A list of test cases may be long; helpers beside the tests have the normal limit. */
const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

export const fileSizes: Check = {
  name: 'file sizes',
  find: ({ sources }) =>
    sources.flatMap(({ path, text }) => {
      const limit = isTestFile(path) || isContent(path) ? generousFileLimit : fileLimit;
      const lines = text.trimEnd().split('\n').length;
      return lines > limit && !isGenerated(path)
        ? [{ file: path, line: 1, message: `${lines} lines, at most ${limit}: a file that grows is two ideas` }]
        : [];
    }),
};

export const functionSizes: Check = {
  name: 'function sizes',
  find: ({ files }) =>
    files
      .filter(({ path }) => !isTest(path) && !isContent(path))
      .flatMap(({ path, functions }) => {
        const limit = path.endsWith('.tsx') ? componentLimit : functionLimit;
        return functions
          .filter(({ lines }) => lines > limit)
          .map(({ name, line, lines }) => ({
            file: path,
            line,
            message: `${name} has ${lines} lines, at most ${limit}`,
          }));
      }),
};
