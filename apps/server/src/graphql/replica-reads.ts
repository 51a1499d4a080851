import { initContextCache } from '@pothos/core';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, type GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { RequestContext } from './context.ts';
import { PublicError } from './errors.ts';

/** Fields that are read often and may be slightly stale. Never what a person acts on at once: a day's times, holds, money due. */
const READ_FROM_REPLICA = new Set([
  'availability_month',
  'business',
  'business_search',
  'desk_reports',
  'featured_businesses',
  'newest_businesses',
  'next_free_times',
  'search_suggestions',
  'service_categories',
  'trades',
]);

type OperationKind = 'write' | 'replica' | 'primary';
const kinds = new WeakMap<DocumentNode, OperationKind>();

export function kindOf(document: DocumentNode): OperationKind {
  const known = kinds.get(document);
  if (known) return known;
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const isWrite = operations.some(({ operation }) => operation === OperationTypeNode.MUTATION);
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  const mayBeOld = fields.every((field) => field.kind === Kind.FIELD && READ_FROM_REPLICA.has(field.name.value));
  const kind = isWrite ? 'write' : mayBeOld ? 'replica' : 'primary';
  kinds.set(document, kind);
  return kind;
}

/** The same services, reading from a replica that is up to date, if there is one. */
export const readingServices = (services: Services): Services =>
  services.replicas ? { ...services, db: services.replicas.reader() } : services;

/** Whether a failed operation read from a replica, which then gets no more reads: it may be down, or have cancelled the query. */
export function readFromLostReplica(services: Services, used: Services, errors: readonly GraphQLError[]): boolean {
  if (!services.replicas || used.db === services.db) return false;
  if (errors.every(({ originalError }) => originalError instanceof PublicError)) return false;
  services.replicas.lose(used.db as Database);
  return true;
}

/** Sends operations whose fields are all listed above to a replica; after a write none of them may miss it. */
export function readFromReplicas(scope: FastifyInstance, { replicas }: Services): void {
  if (!replicas) return;
  const writing = new WeakSet<object>();
  scope.graphql.addHook('preExecution', async (_schema, document, given) => {
    const context = given as unknown as RequestContext;
    const kind = kindOf(document);
    if (kind === 'write') writing.add(context);
    // Loaders that the operations of a batch share read from the primary, so these get their own.
    if (kind === 'replica' && context.route) {
      context.route.services = readingServices(context.services);
      Object.assign(context, initContextCache(), context.route);
    }
  });
  scope.graphql.addHook('onResolution', async (_execution, context) => {
    if (writing.has(context)) void replicas.noteChange();
  });
}
