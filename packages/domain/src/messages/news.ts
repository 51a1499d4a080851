/** How a shop's news reach a guest. */
export const NEWS_CHANNELS = ['mail', 'text'] as const;
export type NewsChannel = (typeof NEWS_CHANNELS)[number];

/** Why a shop may not send its news to a guest. */
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
  /** What the guest said to this shop; null: never asked. */
  shopChoice: boolean | null;
  /** What the guest said to every shop they have been to; null where that is not asked. */
  generalChoice: boolean | null;
  /** The last message to this address was refused for good. */
  hasBounced: boolean;
}

/**
 * Why a shop may not write to a guest on a channel, or null. What was said to the shop counts before what was said to
 * all shops; without either there is no consent.
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
 * Why the desk may not write down what a guest said, or null. A no is always taken. A yes is only for guests without an
 * account, and never over the no of somebody who unsubscribed.
 */
export function recordRefusal(
  wanted: boolean,
  { hasAccount, known }: { hasAccount: boolean; known: KnownChoice | null },
): 'has-account' | 'unsubscribed' | null {
  if (!wanted) return null;
  if (hasAccount) return 'has-account';
  return known?.source === 'link' && !known.isAllowed ? 'unsubscribed' : null;
}
