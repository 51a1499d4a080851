import { ResetLinkStateDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';

/** Whether a reset link still works. Without an answer the form is shown: the server refuses a link that does not. */
export async function readResetLink(token: string): Promise<string> {
  try {
    return (await run(ResetLinkStateDocument, { token }, { silent: true })).reset_link_state;
  } catch {
    return 'open';
  }
}
