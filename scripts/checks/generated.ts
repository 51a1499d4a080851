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

const sites = ['guest', 'business'] as const;

function siteCodegen(root: string, site: string, more: readonly string[]): Promise<ProgramResult> {
  return runProgram('graphql-codegen', ['--config', 'codegen.ts', '--errors-only', ...more], {
    root,
    cwd: join(root, 'apps', site),
  });
}

/** Prints schema.graphql from the server's code, then each site's types and documents from it. */
export async function generate(root: string): Promise<void> {
  writeFileSync(schemaFile(root), await printSchema(root));
  for (const { code, output } of await Promise.all(sites.map((site) => siteCodegen(root, site, [])))) {
    if (code !== 0) throw new Error(output);
  }
}

/** Says what is out of date, without touching any file. */
export async function checkGenerated(root: string): Promise<string[]> {
  const stale: string[] = [];
  const checkSite = async (site: string) => ({ site, ...(await siteCodegen(root, site, ['--check'])) });
  const [printed, ...checked] = await Promise.all([printSchema(root), ...sites.map(checkSite)]);
  if (!existsSync(schemaFile(root)) || readFileSync(schemaFile(root), 'utf8') !== printed)
    stale.push('apps/server/schema.graphql is out of date');
  for (const { site, code, output } of checked) {
    if (code !== 0) stale.push(`apps/${site}/app/generated is out of date\n${output.trim()}`);
  }
  return stale;
}
