import { CampaignTrafficDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { choiceOf } from '../../lib/visitor/consent/choice.ts';
import { referralIn, referralOf } from '../../lib/visitor/referral.ts';

/** The code that brought this person, from the address of this page or from an earlier visit; null after a no. */
export function referralHere(): string | null {
  if (choiceOf(document.cookie) === 'no') return null;
  return referralOf(document.cookie) ?? referralIn(window.location.search);
}

export const CAMPAIGN_PAGE = 'query-prompt';

/** Counts a visit that a referral brought to a form. Nobody is told when it fails: it is no business of the visitor's. */
export async function noteReferral(): Promise<void> {
  const code = referralHere();
  if (code === null) return;
  try {
    await run(CampaignTrafficDocument, { referral_code: code, page: CAMPAIGN_PAGE }, { silent: true });
  } catch (error) {
    console.warn('The referral could not be counted.', error);
  }
}
