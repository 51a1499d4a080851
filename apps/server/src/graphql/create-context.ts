import { initContextCache } from '@pothos/core';
import { resolveViewer, type Viewer } from '../features/accounts/index.ts';
import type { Services } from '../platform/services.ts';
import type { Client, RequestContext } from './context.ts';
import { unauthenticated } from './errors.ts';

export interface ContextInput {
  client: Client;
  authorization?: string | undefined;
  idempotencyKey?: string | null;
  /** Collects what the results depend on. */
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

/** The site sends an empty bearer for visitors. */
function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer\s+(\S{1,512})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
