import { createContextCache } from '@pothos/core';
import { wallOf } from '@thyme/domain/time';
import DataLoader from 'dataloader';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { Notification } from '../notifications/notification-type.ts';
import { type EndedOffer, readEndedOffers, readTimesNear } from './outcome/outcome.ts';

const endedLoader = createContextCache(
  ({ services, requireViewer }: RequestContext) =>
    new DataLoader<number, EndedOffer | null>(async (ids) => {
      const ended = await readEndedOffers(services, (await requireViewer()).id, ids);
      const byId = new Map(ended.map((one) => [one.offer.id, one]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const EndedOfferType = builder.objectRef<EndedOffer>('EndedOffer').implement({
  description: 'A waiting-list offer that has been answered or has expired.',
  fields: (t) => ({
    state: t.exposeString('state', { description: 'accepted, declined or lapsed.' }),
    place: t.exposeString('place', {
      description: 'What became of the time: offered to the next guest, taken, free to book, or over.',
    }),
    date: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ offer, shop }) => wallOf(shop.zone, offer.startsAt),
    }),
    request_id: t.int({
      nullable: true,
      description: 'The request that still waits; null when it does not.',
      resolve: ({ request, position }) => (position === null ? null : request.id),
    }),
    position: t.exposeInt('position', { nullable: true, description: '1 gets the first offer.' }),
    from_date: t.string({ resolve: ({ request }) => request.fromDate }),
    to_date: t.string({ resolve: ({ request }) => request.toDate }),
    lat: t.float({
      nullable: true,
      description: "The shop's position, to search for others nearby.",
      resolve: ({ shop }) => shop.lat,
    }),
    lng: t.float({ nullable: true, resolve: ({ shop }) => shop.lng }),
    nearest_times: t.intList({
      description: 'Free times near it, in the shop’s wall-clock time, while the guest is on the list.',
      resolve: (ended, _args, { services }) => readTimesNear(services, ended),
    }),
  }),
});

builder.objectField(Notification, 'ended_offer', (t) =>
  t.field({
    type: EndedOfferType,
    nullable: true,
    description: 'For waiting_list_offer, once it is over.',
    resolve: ({ row }, _args, context) =>
      row.kind === 'waiting_list_offer' && row.refId !== null ? endedLoader(context).load(row.refId) : null,
  }),
);
