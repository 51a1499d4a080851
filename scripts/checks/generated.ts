import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProgramResult, runProgram } from '../running/run-program.ts';

const printer = join('apps', 'server', 'src', 'graphql', 'print-schema.ts');

/** The schema is printed in a process of its own: a module that is loaded once cannot be loaded anew after a change. */
async function printSchema(root: string): Promise<string> {
  const program = `const { printedSchema } = await import(${JSON.stringify(`./${printer}`)}); process.stdout.write(printedSchema());`;
  const { code, output, stdout } = await runProgram('node', ['--input-type=module', '-e', program], { root });
  if (code !== 0) throw new Error(`The GraphQL schema could not be printed:\n${output}`);
  return stdout;
}

const schemaFile = (root: string) => join(root, 'apps', 'server', 'schema.graphql');

function siteCodegen(root: string, more: readonly string[]): Promise<ProgramResult> {
  return runProgram('graphql-codegen', ['--config', 'codegen.ts', '--errors-only', ...more], {
    root,
    cwd: join(root, 'apps', 'guest'),
  });
}

/** Prints schema.graphql from the server's code, then the site's types and documents from it. */
export async function generate(root: string): Promise<void> {
  writeFileSync(schemaFile(root), await printSchema(root));
  const { code, output } = await siteCodegen(root, []);
  if (code !== 0) throw new Error(output);
}

/** Says what is out of date, without touching any file. */
export async function checkGenerated(root: string): Promise<string[]> {
  const stale: string[] = [];
  const [printed, site] = await Promise.all([printSchema(root), siteCodegen(root, ['--check'])]);
  if (!existsSync(schemaFile(root)) || readFileSync(schemaFile(root), 'utf8') !== printed)
    stale.push('apps/server/schema.graphql is out of date');
  if (site.code !== 0) stale.push(`apps/guest/app/generated is out of date\n${site.output.trim()}`);
  return stale;
}
