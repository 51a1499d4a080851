import { CampaignTrafficDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { choiceOf } from '../../lib/visitor/consent/choice.ts';
import { referralIn, referralOf } from '../../lib/visitor/referral.ts';

/** The referral code, from the URL of this page or from an earlier page; null without consent. */
export function referralHere(): string | null {
  if (choiceOf(document.cookie) === 'no') return null;
  return referralOf(document.cookie) ?? referralIn(window.location.search);
}

export const CAMPAIGN_PAGE = 'query-prompt';

/** Counts a page view that a referral brought to a form. A failure stays silent: it does not concern the visitor. */
export async function noteReferral(): Promise<void> {
  const code = referralHere();
  if (code === null) return;
  try {
    await run(CampaignTrafficDocument, { referral_code: code, page: CAMPAIGN_PAGE }, { silent: true });
  } catch (error) {
    console.warn('The referral could not be counted.', error);
  }
}
