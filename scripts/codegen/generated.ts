import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CodegenConfig, generate as generateTypes } from '@graphql-codegen/cli';
import { CodegenFailure } from './failure.ts';
import { printSchema } from './print-schema.ts';
import { validateSite } from './site-documents.ts';

export interface Output {
  /** Path from the root. */
  file: string;
  content: string;
}

const SITES = ['apps/guest', 'apps/business'];
export const SCHEMA = 'apps/server/schema.graphql';

async function configOf(root: string, folder: string): Promise<CodegenConfig & { documents: string[] }> {
  const url = pathToFileURL(join(root, folder, 'codegen.ts')).href;
  const { default: config } = (await import(url)) as { default: CodegenConfig & { documents: string[] } };
  return config;
}

/** The types and documents of a site, by its own configuration but from the schema that was just printed. */
async function siteOutputs(root: string, folder: string, sdl: string): Promise<Output[]> {
  const config = await configOf(root, folder);
  const documents = validateSite(root, { folder, documents: config.documents }, sdl);
  const settings = { ...config, schema: sdl, documents, cwd: join(root, folder), silent: true, errorsOnly: true };
  const outputs = (await generateTypes(settings, false).catch((error: Error) => {
    // The documents are valid, so this is about the configuration.
    const [message = ''] = error.message.split('\n');
    throw new CodegenFailure([{ file: `${folder}/codegen.ts`, line: 1, message }]);
  })) as { filename: string; content: string }[];
  return outputs.map(({ filename, content }) => ({ file: join(folder, filename), content }));
}

/** Everything generated, in memory: the schema printed from the server's code, then each site's types and documents. */
async function outputsOf(root: string): Promise<Output[]> {
  const sdl = await printSchema(root);
  const outputs: Output[] = [{ file: SCHEMA, content: sdl }];
  for (const site of SITES) outputs.push(...(await siteOutputs(root, site, sdl)));
  return outputs;
}

const isFresh = (root: string, { file, content }: Output) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === content;

/** Writes what changed and returns its files. Each is complete before the first takes its place. */
export function writeOutputs(root: string, outputs: readonly Output[]): string[] {
  const stale = outputs.filter((output) => !isFresh(root, output));
  for (const { file, content } of stale) writeFileSync(join(root, `${file}.new`), content);
  for (const { file } of stale) renameSync(join(root, `${file}.new`), join(root, file));
  return stale.map(({ file }) => file);
}

/** Generates everything, and only then writes: a failure changes nothing. */
export async function generate(root: string): Promise<string[]> {
  return writeOutputs(root, await outputsOf(root));
}

/** The files that are out of date. Writes nothing. */
export async function checkGenerated(root: string): Promise<string[]> {
  const stale = (await outputsOf(root)).filter((output) => !isFresh(root, output));
  return stale.map(({ file }) => `${file} is out of date`);
}
