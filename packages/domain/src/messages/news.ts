/** The channels of a shop's news. */
export const NEWS_CHANNELS = ['mail', 'text'] as const;
export type NewsChannel = (typeof NEWS_CHANNELS)[number];

/** Why a shop may not send news to a guest. */
export const NEWS_REFUSALS = [
  'blocked',
  'no-address',
  'complained',
  'opted-out',
  'said-no',
  'not-asked',
  'bounced',
] as const;
export type NewsRefusal = (typeof NEWS_REFUSALS)[number];

export interface NewsFacts {
  isBlocked: boolean;
  hasAddress: boolean;
  /** A mail to this address was reported as spam, or the number answered STOP. */
  hasComplained: boolean;
  /** The address unsubscribed from everything. */
  isOptedOut: boolean;
  /** The guest's answer to this shop; null if never asked. */
  shopChoice: boolean | null;
  /** The guest's answer for every shop they have been to; null if not asked. */
  generalChoice: boolean | null;
  /** The last message to this address failed for good. */
  hasBounced: boolean;
}

/**
 * Why a shop may not send news to a guest on a channel, or null. An answer to the shop overrides one to all shops;
 * without either there is no consent.
 */
export function newsRefusal(facts: NewsFacts): NewsRefusal | null {
  if (facts.isBlocked) return 'blocked';
  if (!facts.hasAddress) return 'no-address';
  if (facts.hasComplained) return 'complained';
  if (facts.isOptedOut) return 'opted-out';
  const choice = facts.shopChoice ?? facts.generalChoice;
  if (choice === null) return 'not-asked';
  if (!choice) return 'said-no';
  return facts.hasBounced ? 'bounced' : null;
}

export interface KnownChoice {
  isAllowed: boolean;
  source: 'account' | 'desk' | 'link';
}

/**
 * Why the desk may not record a guest's answer, or null. A refusal is always accepted. A consent only for guests
 * without an account, and never against an earlier unsubscription.
 */
export function recordRefusal(
  wanted: boolean,
  { hasAccount, known }: { hasAccount: boolean; known: KnownChoice | null },
): 'has-account' | 'unsubscribed' | null {
  if (!wanted) return null;
  if (hasAccount) return 'has-account';
  return known?.source === 'link' && !known.isAllowed ? 'unsubscribed' : null;
}
