import { posix } from 'node:path';
import { isGenerated } from '../reading/sources.ts';
import type { Check } from '../reading/tree.ts';

const LIMIT = 25;

const isCounted = (path: string) => !isGenerated(path) && !/\.(test|fixtures)\.tsx?$/.test(path);
/** One file for each URL: as many as there are URLs. */
const isRoutes = (folder: string) => /^apps\/[^/]+\/app\/routes$/.test(folder);

/** With more files than a reader takes in at a glance, a folder is missing. Tests are beside their code and do not count. */
export const folderSizes: Check = {
  name: 'folder sizes',
  find({ sources }) {
    const counted = sources.map(({ path }) => path).filter(isCounted);
    const folders = Map.groupBy(counted, (path) => posix.dirname(path));
    return [...folders]
      .filter(([folder, files]) => files.length > LIMIT && !isRoutes(folder))
      .map(([folder, files]) => ({
        file: folder,
        line: 1,
        message: `${files.length} source files at one level, at most ${LIMIT}: make folders`,
      }));
  },
};
