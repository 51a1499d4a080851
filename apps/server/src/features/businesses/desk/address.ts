import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { countFormer, moveAddress } from './address-store.ts';
import { findBusiness, updateBusiness } from './profile-store.ts';
import { requireSlug, SLUG_TAKEN } from './slug.ts';

/** Former addresses redirect for ever, so their number is limited. */
const MOST_FORMER = 10;

/** Changes the address of the shop's page. The old one redirects there and stays reserved. */
export function changeAddress(
  services: Services,
  viewer: Viewer,
  { businessId, slug }: { businessId: number; slug: string },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'change-address', subject: 'profile', need: 'owner' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    if (slug === membership.slug) throw new Refused('This is your address already.');
    await requireSlug(tx.db, slug, businessId);
    if ((await countFormer(tx.db, businessId)) >= MOST_FORMER)
      throw new Refused('Your address has been changed too often. Please write to us.');
    if (!(await moveAddress(tx.db, { businessId, from: membership.slug, to: slug, now })))
      throw invalidInput({ slug: [SLUG_TAKEN] });
    return { id: businessId, message: 'Your page has its new address.', changes: { from: membership.slug, to: slug } };
  });
}

/** Shows the shop to guests, or hides it. Existing bookings remain. */
export function setVisible(
  services: Services,
  viewer: Viewer,
  { businessId, visible }: { businessId: number; visible: boolean },
): Promise<ChangeAnswer> {
  const change = {
    businessId,
    action: visible ? 'show-shop' : 'hide-shop',
    subject: 'profile',
    need: 'owner' as const,
  };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const business = await findBusiness(tx.db, businessId);
    if (!business?.publishedAt) throw new Refused('Please open your shop first.');
    if (business.published === visible)
      throw new Refused(visible ? 'Guests can see your shop already.' : 'Your shop is hidden already.');
    await updateBusiness(tx.db, businessId, { published: visible });
    const message = visible ? 'Guests can find your shop again.' : 'Your shop is hidden. Existing bookings stay.';
    return { id: businessId, message };
  });
}
