import type { Channel } from '../../realtime/channel.ts';
import { DESK_CHANNEL } from '../../realtime/desk-events.ts';
import { isMember } from './membership.ts';

/** Only the people of a business listen to its desk. */
export const deskChannel: Channel = {
  pattern: DESK_CHANNEL,
  mayListen: async (viewer, { business }, { db }) =>
    viewer.kind === 'business' && (await isMember(db, Number(business), viewer.id)),
};
