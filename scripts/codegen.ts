import { CodegenFailure } from './codegen/failure.ts';
import { checkGenerated, generate } from './codegen/generated.ts';
import { projectRoot } from './running/settings.ts';

// npm run codegen writes the generated files; npm run codegen -- --check only reports whether they are up to date.
const isCheck = process.argv.includes('--check');

try {
  const files = isCheck ? await checkGenerated(projectRoot) : await generate(projectRoot);
  if (isCheck && files.length > 0) process.exitCode = 1;
  const summary = isCheck ? 'Run npm run codegen.' : 'Written.';
  console.log(files.length > 0 ? [...files, summary].join('\n') : 'Everything generated is fresh.');
} catch (error) {
  if (!(error instanceof CodegenFailure)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
}
