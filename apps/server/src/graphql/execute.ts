import { initContextCache } from '@pothos/core';
import type { FastifyInstance } from 'fastify';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import type { Services } from '../platform/services.ts';
import type { RequestContext } from './context.ts';
import { formatErrors } from './error-formatter.ts';
import { checkDocument, checkSource, checkVariables, LIMITS, validationRules } from './limits.ts';
import { declareLooseIds } from './loose-ids.ts';
import { readFromLostReplica, readFromReplicas } from './replica-reads.ts';

export interface Operation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

export type Execute = (operation: Operation, context: RequestContext) => Promise<Answer>;

/** Sets up the compiled executor on its own Fastify scope and returns the one way to run an operation. */
export async function createExecutor(
  scope: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
): Promise<Execute> {
  await scope.register(mercurius, {
    schema,
    routes: false,
    // A document is compiled the second time it is seen, so one-off documents cost no compilation.
    jit: 1,
    graphql: { parseOptions: { maxTokens: LIMITS.tokens } },
    validationRules: validationRules({ introspection: !services.config.isProduction }),
    // Errors are formatted once, below, for execution and for documents that never ran.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution as never }),
  });
  scope.graphql.addHook('preValidation', async (_schema, document) => {
    checkDocument(document);
    declareLooseIds(document);
  });
  readFromReplicas(scope, services);
  return (operation, context) => runOperation(scope, services, operation, context);
}

async function runOperation(
  scope: FastifyInstance,
  services: Services,
  operation: Operation,
  context: RequestContext,
): Promise<Answer> {
  try {
    const { query, variables, operationName } = operation;
    checkSource(query);
    checkVariables(variables);
    const name = typeof operationName === 'string' && operationName !== '' ? operationName : undefined;
    const run = (given: RequestContext) =>
      scope.graphql(cacheKey(query, name), given as never, variables ?? {}, name) as Promise<ExecutionResult>;
    const route = { services: context.services };
    let result = await run({ ...context, route });
    if (result.errors && readFromLostReplica(services, route.services, result.errors))
      result = await run({ ...context, ...initContextCache(), services });
    services.metrics.graphqlOperations.inc({ kind: 'run', outcome: result.errors ? 'error' : 'ok' });
    return result.errors
      ? { data: result.data ?? null, errors: shownErrors(result.errors, services) }
      : { data: result.data ?? null };
  } catch (error) {
    services.metrics.graphqlOperations.inc({ kind: 'refused', outcome: 'error' });
    return { errors: shownErrors([error], services) };
  }
}

/** In production, mistyped fields get no suggestions, which would give away a schema that cannot be introspected. */
function shownErrors(errors: readonly unknown[], services: Services): GraphQLFormattedError[] {
  const shown = formatErrors(errors, services);
  if (!services.config.isProduction) return shown;
  return shown.map((error) => ({ ...error, message: error.message.replace(/ Did you mean .+\?$/s, '') }));
}

/** Compiled documents are cached by their text alone; the operation name separates two operations of one document. */
function cacheKey(source: string, operationName: string | undefined): string {
  return operationName && /^\w{1,100}$/.test(operationName) ? `${source}\n# ${operationName}` : source;
}
