import type { Channel } from '../../realtime/channel.ts';
import { DESK_CHANNEL } from '../../realtime/desk-events.ts';
import { isMember } from './membership.ts';

/** Restricted to the members of the business. */
export const deskChannel: Channel = {
  pattern: DESK_CHANNEL,
  mayListen: async (viewer, { business }, { db }) =>
    viewer.kind === 'business' && (await isMember(db, Number(business), viewer.id)),
};
