import { initContextCache } from '@pothos/core';
import { resolveViewer, type Viewer } from '../features/accounts/index.ts';
import type { Services } from '../platform/services.ts';
import { unauthenticated } from './errors.ts';

export interface Client {
  ip: string;
  userAgent: string;
  requestId: string;
}

/** What a resolver gets. One for each HTTP request; the operations of a batch share its viewer and its loaders. */
export interface RequestContext {
  services: Services;
  client: Client;
  /** From the `Idempotency-Key` header, only for a request with one operation. */
  idempotencyKey: string | null;
  /** Who sent the request, looked up at most once and only when somebody asks. A visitor is null. */
  viewer(): Promise<Viewer | null>;
  /** The same for operations that need one: a visitor gets 'Unauthenticated.'. */
  requireViewer(): Promise<Viewer>;
  /** Notes what an answer was made from (`business:12`), so that a page kept from it is dropped when that changes. */
  dependsOn(tag: string): void;
  /** The same request as if it had just come, for an operation that follows a write: it may have ended the session. */
  fork(): RequestContext;
}

export interface ContextInput {
  client: Client;
  authorization?: string | undefined;
  idempotencyKey?: string | null;
  /** Collects what the answers were made from. */
  tags?: Set<string>;
}

export function createContext(services: Services, input: ContextInput): RequestContext {
  const token = bearerToken(input.authorization);
  let found: Promise<Viewer | null> | undefined;
  const viewer = () => {
    found ??= token === null ? Promise.resolve(null) : resolveViewer(services, token);
    return found;
  };
  return {
    ...initContextCache(),
    services,
    client: input.client,
    idempotencyKey: input.idempotencyKey ?? null,
    viewer,
    requireViewer: async () => {
      const known = await viewer();
      if (!known) throw unauthenticated();
      return known;
    },
    dependsOn: (tag) => {
      input.tags?.add(tag);
    },
    fork: () => createContext(services, input),
  };
}

/** An empty bearer is how the site says "visitor". */
function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer\s+(\S{1,512})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
