import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';
import type { Problem } from '../structure/problem.ts';
import { parse as parseCode, SyntaxMistake } from '../structure/reading/parse.ts';
import { type Node, nameOf, walk } from '../structure/reading/syntax.ts';
import { CodegenFailure } from './failure.ts';

export interface Site {
  /** From the root, such as `apps/guest`. */
  folder: string;
  /** Patterns of the files with documents, from that folder; those with `!` exclude. */
  documents: readonly string[];
}

/** The files with documents that a site's patterns name, from its folder. Only those that hold some are worth parsing. */
export function filesWithDocuments(folder: string, patterns: readonly string[]): string[] {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return included
    .flatMap((pattern) => globSync(pattern, { cwd: folder, exclude: excluded }))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.graphql') || readFileSync(join(folder, file), 'utf8').includes('graphql('))
    .sort();
}

/** Every document of a file: the whole of a .graphql file, or what is written as graphql(`…`), with its position. */
export function documentsIn(path: string, text: string): Source[] {
  if (path.endsWith('.graphql')) return [new Source(text, path)];
  const { program, lineAt } = parseCode({ path, text });
  const documents: Source[] = [];
  walk(program, (node) => {
    const [argument] = (node.arguments ?? []) as Node[];
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'graphql' || argument?.type !== 'TemplateLiteral')
      return;
    const [body] = argument.quasis as unknown as { value: { cooked: string } }[];
    const column = argument.start - text.lastIndexOf('\n', argument.start) + 1;
    documents.push(new Source(body?.value.cooked ?? '', path, { line: lineAt(argument.start), column }));
  });
  return documents;
}

function problemOf(error: GraphQLError): Problem {
  const { source, locations } = error;
  const line = (source?.locationOffset.line ?? 1) + (locations?.[0]?.line ?? 1) - 1;
  return { file: source?.name ?? '', line, message: error.message };
}

function parseDocument(source: Source): DocumentNode | Problem {
  try {
    return parse(source);
  } catch (error) {
    if (error instanceof GraphQLError) return problemOf(error);
    throw error;
  }
}

/** What is wrong with the documents of one site. They share their fragments, so they are validated together. */
export function documentProblems(schema: GraphQLSchema, sources: readonly Source[]): Problem[] {
  const parsed = sources.map(parseDocument);
  const unreadable = parsed.filter((found) => 'message' in found);
  if (unreadable.length > 0) return unreadable;
  const definitions = parsed.flatMap((found) => ('definitions' in found ? found.definitions : []));
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, rules).map(problemOf);
}

function readDocuments(path: string, text: string): Source[] {
  try {
    return documentsIn(path, text);
  } catch (error) {
    throw error instanceof SyntaxMistake ? new CodegenFailure([error.problem]) : error;
  }
}

/** The files with a site's documents. Throws with a line for every mistake in them. */
export function validateSite(root: string, site: Site, sdl: string): string[] {
  const folder = join(root, site.folder);
  const files = filesWithDocuments(folder, site.documents);
  const sources = files.flatMap((file) =>
    readDocuments(posix.join(site.folder, file), readFileSync(join(folder, file), 'utf8')),
  );
  const problems = documentProblems(buildSchema(sdl), sources);
  if (problems.length > 0) throw new CodegenFailure(problems);
  return files;
}
