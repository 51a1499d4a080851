import type { Viewer } from '../features/accounts/sign-in/viewer.ts';
import type { Services } from '../platform/services.ts';

export interface Client {
  ip: string;
  userAgent: string;
  requestId: string;
  /** The visitor's country, if a page is rendered for them; otherwise it is looked up by the address. */
  country?: string;
}

/** What a resolver gets. One for each HTTP request; the operations of a batch share its viewer and its loaders. */
export interface RequestContext {
  services: Services;
  /** Reports which services an operation used; set only while it runs. */
  route?: { services: Services };
  client: Client;
  /** From the `Idempotency-Key` header, only for a request with one operation. */
  idempotencyKey: string | null;
  /** The viewer of the request, resolved lazily and at most once; null for a visitor. */
  viewer(): Promise<Viewer | null>;
  /** The same for operations that need one: a visitor gets 'Unauthenticated.'. */
  requireViewer(): Promise<Viewer>;
  /** Records what a result depends on (`business:12`), so that a cached page is invalidated when that changes. */
  dependsOn(tag: string): void;
  /** A fresh context of the same request, for operations after a write, which may have ended the session. */
  fork(): RequestContext;
}
