import type { Document } from '@thyme/site/graphql/document.ts';
import { keys, read } from '../session/storage.ts';
import { run } from './client.ts';

/**
 * Sends a request for the guest's own data. Without a stored token nothing is sent: components that are still on screen
 * during a logout would only get "please log in", which redirects to another page.
 */
export async function runAsGuest<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  if (!read(keys.guestToken)) throw new Error('No guest is logged in.');
  return run(document, variables);
}
