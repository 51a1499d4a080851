import { dirname } from 'node:path';
import { checkStructure, structureCache } from './structure/check-structure.ts';
import { report } from './structure/problem.ts';

// node scripts/structure.ts checks the layout of the sources; --counts prints how many problems each check found.
const root = dirname(import.meta.dirname);
const { files, problems, counts } = checkStructure(root, { cacheFile: structureCache(root) });
if (problems.length > 0) console.error(report(problems));
if (process.argv.includes('--counts'))
  for (const [name, count] of counts) console.log(`${String(count).padStart(5)}  ${name}`);
console.log(`${files} files read, ${problems.length} broken rules.`);
process.exitCode = problems.length > 0 ? 1 : 0;
