import type { Document } from '@thyme/site/graphql/document.ts';
import { keys, read } from '../session/storage.ts';
import { run } from './client.ts';

/**
 * Asks for something of the guest's own. Without a stored token nothing is asked: what is still on screen while
 * somebody is being logged out would only be told to log in, and that would lead to another page.
 */
export async function runAsGuest<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  if (!read(keys.guestToken)) throw new Error('Nobody is logged in.');
  return run(document, variables);
}
