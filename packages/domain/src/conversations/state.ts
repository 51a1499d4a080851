import type { Side } from './message.ts';

/** What stops a conversation: a side that has blocked it, a guest who may not book, or an operator. */
export interface ConversationState {
  /** The shop has blocked this guest's messages. */
  isBlockedByShop: boolean;
  /** The guest has blocked this shop's messages. */
  isBlockedByGuest: boolean;
  /** The shop has blocked the guest altogether. */
  isGuestBlocked: boolean;
  /** An operator closed it after a report. */
  isClosed: boolean;
}

export type Silence = 'closed' | 'blocked-by-you' | 'blocked-by-them';

/** Why a side cannot write; null if it can. A shop that blocked a guest's bookings may still write to them. */
export function silenceOf(state: ConversationState, side: Side): Silence | null {
  if (state.isClosed) return 'closed';
  const [own, others] =
    side === 'shop'
      ? [state.isBlockedByShop, state.isBlockedByGuest]
      : [state.isBlockedByGuest, state.isBlockedByShop || state.isGuestBlocked];
  if (own) return 'blocked-by-you';
  return others ? 'blocked-by-them' : null;
}
