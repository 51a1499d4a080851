import { runProgram } from './running/run-program.ts';
import { projectRoot } from './running/settings.ts';

// npm run format: formats every file and applies the fixes of the linter that are safe.
const { code, output } = await runProgram('biome', ['check', '--write', '.'], { root: projectRoot });
console.log(output.trimEnd());
process.exitCode = code;
