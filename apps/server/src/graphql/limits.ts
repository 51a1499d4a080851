import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, GraphQLError, type ValidationRule, visit } from 'graphql';
import { PublicError } from './errors.ts';

/** Limits of one request: generous for a page, small for an attack. */
export const LIMITS = {
  operations: 10,
  /** A longer batch is answered as a whole: an error for each of its operations would multiply what was sent. */
  refusedOperations: 1_000,
  documentCharacters: 20_000,
  tokens: 4_000,
  selections: 600,
  depth: 10,
  aliases: 30,
  cost: 5_000,
  listLength: 200,
  variableNodes: 5_000,
  variableDepth: 12,
} as const;

/** Checked while a document is validated, once for each distinct document. */
export function validationRules(options: { introspection: boolean }): ValidationRule[] {
  const rules: ValidationRule[] = [
    maxDepthRule({ n: LIMITS.depth, exposeLimits: true }) as ValidationRule,
    maxAliasesRule({ n: LIMITS.aliases, exposeLimits: true }) as ValidationRule,
    costLimitRule({ maxCost: LIMITS.cost, exposeLimits: true }) as ValidationRule,
  ];
  return options.introspection ? rules : [...rules, noIntrospection];
}

const noIntrospection: ValidationRule = (context) => ({
  Field: (node) => {
    if (node.name.value !== '__schema' && node.name.value !== '__type') return;
    context.reportError(new GraphQLError('Introspection is not available here.', { nodes: [node] }));
  },
});

/** Before parsing: the parser also accepts a document written as JSON, which would step around the token limit. */
export function checkSource(source: unknown): asserts source is string {
  if (typeof source !== 'string' || source.trim() === '') throw badRequest('Send a GraphQL document in "query".');
  if (source.length > LIMITS.documentCharacters)
    throw badRequest(`The document is longer than ${LIMITS.documentCharacters} characters.`);
  if (/^\s*(\[|"|-?\d|true\b|false\b|null\b|\{\s*["}])/.test(source))
    throw badRequest('Syntax Error: this is not a GraphQL document.');
}

/** After parsing, before validation: comparing overlapping fields costs the square of their number. */
export function checkDocument(document: DocumentNode): void {
  let selections = 0;
  const count = () => {
    selections += 1;
    if (selections > LIMITS.selections) throw badRequest(`The document selects more than ${LIMITS.selections} fields.`);
  };
  visit(document, {
    Field: count,
    FragmentSpread: count,
    InlineFragment: count,
    StringValue: ({ value }) => checkText(value),
  });
}

/** Lists and nesting in what a client sends; lists that are sent back have a `count` with its own cap. */
export function checkVariables(variables: unknown): asserts variables is Record<string, unknown> | null | undefined {
  if (variables === undefined || variables === null) return;
  if (typeof variables !== 'object' || Array.isArray(variables)) throw badRequest('"variables" is an object.');
  const queue: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }];
  for (let nodes = 0; queue.length > 0; nodes += 1) {
    const { value, depth } = queue.pop() as { value: unknown; depth: number };
    if (nodes > LIMITS.variableNodes || depth > LIMITS.variableDepth)
      throw badRequest('The variables hold too many values.');
    if (typeof value === 'string') checkText(value);
    if (value === null || typeof value !== 'object') continue;
    if (Array.isArray(value) && value.length > LIMITS.listLength)
      throw badRequest(`A list holds more than ${LIMITS.listLength} items.`);
    for (const item of Object.values(value)) queue.push({ value: item, depth: depth + 1 });
  }
}

/** PostgreSQL stores neither the character NUL nor half of a character, and no person types them. */
function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed())
    throw badRequest('A text holds characters that cannot be stored.');
}

export function badRequest(message: string): PublicError {
  return new PublicError(message, 'BAD_REQUEST');
}
