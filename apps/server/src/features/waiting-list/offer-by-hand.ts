import { planTimes } from '@thyme/domain/bookings';
import { existsOnWall, formatDayTime, instantOf, MINUTE, parseWireTime } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { readBusyBetween, readStall } from '../availability/index.ts';
import { refusalMessage } from '../bookings/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { isWorthAsking, wantedOffer } from './calls/wanted.ts';
import { offerTime } from './hold-offer.ts';
import { findWaiting } from './store.ts';

export interface HandOffer {
  businessId: number;
  memberId: number;
  requestId: number;
  date: string;
  time: number;
  chairId: number | null;
}

const refused = (message: string): StatusMessage => ({ status: 0, message });

/** Offers a time of the shop's choice to a waiting guest; it is held like a freed time. */
export async function offerByHand(services: Services, wanted: HandOffer): Promise<StatusMessage> {
  const { db, clock } = services;
  const { businessId, memberId, chairId } = wanted;
  const request = await findWaiting(db, businessId, wanted.requestId);
  if (!request) return refused('This guest is not waiting any more, or has been asked already.');
  if ((await readGuestStatus(db, businessId, request.userId)).block) return refused('You have blocked this guest.');
  const stall = await readStall(db, businessId, [request.pricingId], { desk: { memberId, chairId } });
  const offer = stall && wantedOffer(stall.shop, request, stall.offers);
  if (!stall || !offer) return refused('This service is not offered any more.');
  if (offer.group) return refused('Class places are offered automatically when one comes free.');
  const { shop } = stall;
  const moment = parseWireTime(wanted.date, wanted.time);
  if (!moment.ok || !existsOnWall(shop.zone, moment.value.wall)) return refused('Please choose a time.');
  const at = instantOf(shop.zone, moment.value.wall);
  const ends = { startsAt: at, endsAt: at + offer.minutes * MINUTE };
  if (!(await isWorthAsking(services, request, ends))) return refused('This guest has asked for an earlier call.');
  const until = at + (offer.minutes + offer.bufferMinutes) * MINUTE;
  const busy = await readBusyBetween(services, shop, { from: at, to: until, viewer: null });
  const plan = planTimes({ shop: shop.calendar, busy, now: clock.now() }, [{ offer, at }]);
  if (!plan.ok) return refused(refusalMessage(plan.refusal));
  const line = plan.value[0]?.placed[0];
  if (!line) return refused('Please choose a time.');
  const held = { chairId: line.chair, startsAt: at, busy: line.busy };
  const isOffered = await offerTime(services, shop, { request, offer, held }, (tx) =>
    writeAuditEntry(tx, {
      businessId,
      actorId: memberId,
      action: 'offer-time',
      subject: 'waiting-list',
      subjectId: request.id,
      changes: { at: moment.value.wall },
    }),
  );
  if (!isOffered) return refused('This time was taken a moment ago. Please choose another.');
  return { status: 1, message: `Offered ${formatDayTime(moment.value.wall)}.` };
}
