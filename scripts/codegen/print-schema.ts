import { join } from 'node:path';
import { runProgram } from '../running/run-program.ts';
import { CodegenFailure, readCrash } from './failure.ts';

const printer = join('apps', 'server', 'src', 'graphql', 'print-schema.ts');

/** Prints the schema in a process of its own: a module that has been loaded cannot be loaded again after a change. */
export async function printSchema(root: string): Promise<string> {
  const program = `const { printedSchema } = await import(${JSON.stringify(`./${printer}`)}); process.stdout.write(printedSchema());`;
  const { code, output, stdout } = await runProgram('node', ['--input-type=module', '-e', program], { root });
  if (code !== 0) throw new CodegenFailure([readCrash(output, root)]);
  return stdout;
}
