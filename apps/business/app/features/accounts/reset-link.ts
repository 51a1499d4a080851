import { ResetLinkStateDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';

/** Checks whether a reset link is still valid. If the check fails, the form is shown anyway; the server validates the link again. */
export async function readResetLink(token: string): Promise<string> {
  try {
    return (await run(ResetLinkStateDocument, { token }, { silent: true })).reset_link_state;
  } catch {
    return 'open';
  }
}
