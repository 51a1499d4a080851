import { dirname } from 'node:path';
import { checkStructure } from './structure/check-structure.ts';
import { report } from './structure/problem.ts';

const { files, problems } = checkStructure(dirname(import.meta.dirname));
if (problems.length > 0) console.error(report(problems));
console.log(`${files} files read, ${problems.length} broken rules.`);
process.exitCode = problems.length > 0 ? 1 : 0;
