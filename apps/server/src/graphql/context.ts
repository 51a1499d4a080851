import type { Viewer } from '../features/accounts/sign-in/viewer.ts';
import type { Services } from '../platform/services.ts';

export interface Client {
  ip: string;
  userAgent: string;
  requestId: string;
  /** The visitor's country, where a page is rendered for them; otherwise it is looked up by the address. */
  country?: string;
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
