import type { Rhythm } from '@thyme/domain/memberships';
import { tidyLine, tidyText } from '@thyme/domain/text';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { listServiceIds } from '../../services/index.ts';
import { insertVoucher, replaceVoucherServices, updateVoucher } from '../../vouchers/index.ts';
import { listMembers, type Member } from '../store/member-store.ts';
import { findOffer, hasMembers, insertOffer, listOffers, type Offer, updateOffer } from '../store/offer-store.ts';
import { sumByMonth } from '../store/period-store.ts';

export type { Member };

const MOST_OFFERS = 30;
const GONE = 'This membership could not be found.';

export interface MembershipsPage {
  membership: Membership;
  /** Whether the card provider can save cards. */
  isPossible: boolean;
  offers: (Offer & { members: number })[];
  members: Member[];
  months: Awaited<ReturnType<typeof sumByMonth>>;
}

/** A shop's membership offers, its members, and what they pay. */
export async function readMemberships(
  services: Services,
  viewer: Viewer,
  businessId: number,
): Promise<MembershipsPage> {
  const membership = await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock, cards } = services;
  const [offers, members, months] = await Promise.all([
    listOffers(db, businessId),
    listMembers(db, businessId, clock.now()),
    membership.seesMoney ? sumByMonth(db, { businessId, zone: membership.zone }) : Promise.resolve([]),
  ]);
  const countOf = (id: number) =>
    members.filter(({ offer, membership: { status } }) => offer.id === id && status !== 'ended' && status !== 'invited')
      .length;
  const counted = offers.map((offer) => ({ ...offer, members: countOf(offer.id) }));
  return {
    membership,
    isPossible: cards.vault !== null,
    // Hides replaced offers without members.
    offers: counted.filter(({ isOffered, members: count }) => isOffered || count > 0),
    members,
    months,
  };
}

export interface OfferForm {
  businessId: number;
  id: number | null;
  name: string;
  description: string;
  price: number;
  rhythm: Rhythm;
  sessions: number;
  carriesOver: boolean;
  /** Null for the shop's default. */
  vatRate: number | null;
  minPeriods: number;
  noticeDays: number;
  /** Empty: good for every service. */
  serviceIds: readonly number[];
  /** Discount on services while it is active, in percent; 0 for none. */
  percentOff: number;
  /** Empty: applies to every service. */
  percentServices: readonly number[];
  productPercent: number;
}

/** Members keep the terms they agreed to: an offer with members is withdrawn and replaced by a new one. */
export function saveOffer(services: Services, viewer: Viewer, form: OfferForm): Promise<ChangeAnswer> {
  const { businessId, id } = form;
  const change = { businessId, action: id === null ? 'add-membership' : 'save-membership', subject: 'membership' };
  return changeShop(services, viewer, change, async ({ tx, now }) => {
    if (tx.cards.vault === null)
      throw new Refused('Your card provider can’t save cards, so memberships can’t be charged.');
    const serviceIds = [...new Set(form.serviceIds)];
    const percentServices = [...new Set(form.percentServices)];
    for (const ids of [serviceIds, percentServices])
      if ((await listServiceIds(tx.db, businessId, ids)).length !== ids.length)
        throw new Refused('This service could not be found.');
    const before = id === null ? null : await findOffer(tx.db, businessId, id);
    if (id !== null && !before) throw new Refused(GONE);
    const offers = (await listOffers(tx.db, businessId)).filter(({ isOffered }) => isOffered);
    if (id === null && offers.length >= MOST_OFFERS)
      throw new Refused(`A shop has at most ${MOST_OFFERS} memberships.`);
    const isReplaced = before !== null && (await hasMembers(tx.db, businessId, before.id));
    const saved = await write(tx, { ...form, serviceIds, percentServices }, { offer: isReplaced ? null : before, now });
    if (isReplaced) await updateOffer(tx.db, { businessId, id: before.id }, { active: false });
    const { businessId: _, id: _id, ...changes } = form;
    const message = isReplaced
      ? 'Saved. Members who joined before keep their terms.'
      : id === null
        ? 'Added.'
        : 'Saved.';
    return { id: saved, message, changes: { ...changes, serviceIds, percentServices } };
  });
}

async function write(
  tx: UnitOfWork,
  form: OfferForm,
  { offer, now }: { offer: Offer | null; now: number },
): Promise<number> {
  const { businessId, rhythm, carriesOver, minPeriods, noticeDays, price, sessions, vatRate, serviceIds } = form;
  const voucher = {
    name: tidyLine(form.name),
    title: '',
    note: tidyText(form.description),
    color: 'sage',
    retail: price,
    value: price,
    sessions,
    shareable: false,
    // Required by the table; the period's end is what counts.
    validFor: 12,
    limitNumberOfSales: null,
    allServices: serviceIds.length === 0,
    isMembership: true,
    vatRate,
  };
  const percentServices = form.percentServices.length === 0 ? null : [...form.percentServices];
  const off = { percentOff: form.percentOff, percentServices, productPercent: form.productPercent };
  const terms = { rhythm, carriesOver, minPeriods, noticeDays, ...off };
  if (offer) {
    await updateVoucher(tx.db, businessId, offer.voucherId, voucher);
    await replaceVoucherServices(tx.db, businessId, offer.voucherId, serviceIds);
    await updateOffer(tx.db, offer, terms);
    return offer.id;
  }
  const voucherId = await insertVoucher(tx.db, businessId, voucher, now);
  await replaceVoucherServices(tx.db, businessId, voucherId, serviceIds);
  return insertOffer(tx.db, { businessId, voucherId, ...terms, createdAt: now });
}

/** Off: no one can join any more. Existing members are not affected. */
export function setOffered(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: active ? 'restore-membership' : 'archive-membership', subject: 'membership' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const offer = await findOffer(tx.db, businessId, id);
    if (!offer) throw new Refused(GONE);
    await updateOffer(tx.db, offer, { active });
    return {
      id,
      message: active ? 'On offer again.' : 'No longer offered. Members stay.',
      changes: { name: offer.name },
    };
  });
}
