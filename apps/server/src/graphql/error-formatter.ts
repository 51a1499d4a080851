import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { errorId } from '../platform/crypto/ids.ts';
import type { Services } from '../platform/services.ts';
import { PublicError } from './errors.ts';

type Reporter = Pick<Services, 'log' | 'metrics'>;

/** Formats errors for clients: public ones as they are, all others masked with an id that is logged. */
export function formatErrors(errors: readonly unknown[], reporter: Reporter): GraphQLFormattedError[] {
  return errors.flatMap((error) => {
    const nested = nestedErrors(error);
    return nested ? formatErrors(nested, reporter) : [formatError(error, reporter)];
  });
}

function formatError(error: unknown, reporter: Reporter): GraphQLFormattedError {
  const shown = (error ?? {}) as Partial<GraphQLFormattedError>;
  const position = {
    ...(shown.locations ? { locations: shown.locations } : {}),
    ...(shown.path ? { path: shown.path } : {}),
  };
  const cause = rootCause(error);
  if (isPublic(cause, shown.path)) {
    return {
      message: (shown.message ?? cause.message) as string,
      ...position,
      extensions: { code: 'BAD_REQUEST', ...cause.extensions },
    };
  }
  const id = errorId();
  reporter.metrics.maskedErrors.inc();
  reporter.log.error({ err: cause, errorId: id, path: shown.path }, 'operation failed');
  return { message: 'Internal server error!', ...position, extensions: { code: 'INTERNAL', id } };
}

/** The compiled executor has an error class of its own, which wraps what the resolver threw. */
function rootCause(error: unknown): unknown {
  let current = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const original = (current as { originalError?: unknown } | null)?.originalError;
    if (!original) return current;
    current = original;
  }
  return current;
}

/**
 * Errors of the compiled executor with a path concern our result (null in a non-null field), not the request. Its class
 * imitates graphql's, which has a distinct name for each error.
 */
function isPublic(cause: unknown, path: unknown): cause is GraphQLError {
  if (cause instanceof PublicError) return true;
  if (Object.prototype.toString.call(cause) !== '[object GraphQLError]') return false;
  return path === undefined || Object.hasOwn(cause as object, 'name');
}

function nestedErrors(error: unknown): readonly unknown[] | null {
  const holder = (error as { originalError?: { errors?: unknown } })?.originalError ?? (error as { errors?: unknown });
  const nested = (holder as { errors?: unknown } | undefined)?.errors;
  return Array.isArray(nested) ? nested : null;
}
