import { slugIdeas } from '@thyme/domain/businesses';
import { currencyOfCountry } from '@thyme/domain/money';
import { tidyLine } from '@thyme/domain/text';
import { DAY, zoneOfPlace } from '@thyme/domain/time';
import type { Client } from '../../graphql/context.ts';
import { invalidInput, PublicError } from '../../graphql/errors.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import * as accounts from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { hasUpcoming } from '../bookings/index.ts';
import { listTakenSlugs, requireSlug, SLUG_TAKEN, updateBusiness, whySlugRefused } from '../businesses/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { insertMember, ownerWelcomeMail } from '../team/index.ts';
import { drawShop } from './pictures.ts';
import * as store from './store.ts';
import { type SuggestedTrade, TRADES, tradeOf } from './suggestions.ts';

const MOST_SHOPS = 10;
const STARTING = { max: 20, windowSeconds: DAY };

/** Creates an owner's account and logs it in. */
export async function registerOwner(
  services: Services,
  form: accounts.BusinessPerson,
  client: Client,
): Promise<accounts.LoggedIn> {
  const passwordHash = await accounts.checkBusinessPerson(services, form, client);
  return inTransaction(services, async (tx) => {
    const person = { ...form, passwordHash, isVerified: false };
    const account = await accounts.createBusinessPerson(tx, person);
    await enqueueMail(tx, {
      template: ownerWelcomeMail,
      to: account.email ?? form.email,
      data: { firstName: account.firstName, address: `${tx.config.businessSiteUrl}/sign-up` },
      dedupeKey: `owner-welcome:${account.id}`,
      userId: account.id,
    });
    return accounts.letIn(tx, account, client);
  });
}

export interface SlugAnswer {
  slug: string;
  isFree: boolean;
  message: string;
}

/** Whether a slug is available; without one, a suggestion for a name. */
export async function readSlug(
  { db }: Services,
  request: { slug: string | null; name: string; area: string; trade: string; businessId: number | null },
): Promise<SlugAnswer> {
  const { slug, name, area, trade, businessId } = request;
  if (slug !== null) {
    const problem = await whySlugRefused(db, slug, businessId);
    return { slug, isFree: problem === null, message: problem ?? 'This address is free.' };
  }
  const ideas = slugIdeas(name, area, trade);
  const taken = new Set((await listTakenSlugs(db, ideas)).map((row) => row.slug));
  const free = ideas.find((idea) => !taken.has(idea));
  return { slug: free ?? '', isFree: free !== undefined, message: free ? 'This address is free.' : SLUG_TAKEN };
}

export interface PlaceForm {
  businessId: number | null;
  name: string;
  trade: string;
  description: string;
  location: string;
  placeId: string | null;
  slug: string;
}

/** The location that the places service returns. */
async function whereabouts(services: Services, placeId: string | null) {
  const place = placeId === null ? null : await services.places.find(placeId, null);
  if (!place?.position) throw invalidInput({ location: ['Please choose one of the suggested places.'] });
  const country = /^[A-Z]{2}$/.test(place.country) ? place.country : 'IE';
  const zone = zoneOfPlace(country, place.position);
  return { ...place.position, area: place.name, eirCode: place.postcode, country, zone };
}

/** Creates a shop, or changes its place and trade while it is not published. */
export async function savePlace(services: Services, viewer: accounts.Viewer, form: PlaceForm): Promise<ChangeAnswer> {
  const trade = tradeOf(form.trade);
  if (!trade) throw invalidInput({ trade: ['Please choose what kind of shop it is.'] });
  if (form.businessId === null) await consumeOrRefuse(services, `start-shop:account:${viewer.id}`, STARTING);
  const where = form.placeId === null && form.businessId !== null ? null : await whereabouts(services, form.placeId);
  const facts = {
    slug: form.slug,
    name: tidyLine(form.name),
    trade: trade.slug,
    description: tidyLine(form.description),
    location: tidyLine(form.location),
    ...(where ? { ...where, currency: currencyOfCountry(where.country) } : {}),
  };
  if (form.businessId === null) return beginShop(services, viewer, facts, trade);
  const { businessId } = form;
  const change = { businessId, action: 'save-place', subject: 'profile', need: 'owner' as const };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, now } = hands;
    if (membership.publishedAt !== null) throw new Refused('This shop is open. Please change it in your profile.');
    await requireSlug(tx.db, facts.slug, businessId);
    await store.ensureTrade(tx.db, rowOf(trade));
    // Appointments already entered at the desk keep their time zone.
    const values = (await hasUpcoming(tx.db, businessId, now)) ? { ...facts, zone: membership.zone } : facts;
    await updateBusiness(tx.db, businessId, values);
    await drawShop(tx.db, { businessId, slug: facts.slug, name: facts.name, trade });
    return { id: businessId, message: 'Saved.', changes: values };
  });
}

const rowOf = (trade: SuggestedTrade) => ({
  slug: trade.slug,
  name: trade.name,
  keywords: [...trade.keywords],
  position: TRADES.indexOf(trade),
});

type Facts = Pick<PlaceForm, 'slug' | 'name' | 'trade' | 'description' | 'location'> & { currency?: string };

async function beginShop(
  services: Services,
  viewer: accounts.Viewer,
  facts: Facts,
  trade: SuggestedTrade,
): Promise<ChangeAnswer> {
  const now = services.clock.now();
  const id = await inTransaction(services, async (tx) => {
    await requireSlug(tx.db, facts.slug, null);
    if ((await store.countOwned(tx.db, viewer.id)) >= MOST_SHOPS)
      throw new PublicError(`One account has at most ${MOST_SHOPS} shops.`, 'REFUSED');
    await store.ensureTrade(tx.db, rowOf(trade));
    const businessId = await store.insertBusiness(tx.db, {
      ...facts,
      published: false,
      // The default of the last step, where the owner can change it.
      confirmsAtOnce: true,
      createdAt: now,
    });
    if (businessId === null) throw invalidInput({ slug: [SLUG_TAKEN] });
    await insertMember(tx.db, { businessId, userId: viewer.id, role: 'owner', createdAt: now });
    await drawShop(tx.db, { businessId, slug: facts.slug, name: facts.name, trade });
    const note = { businessId, actorId: viewer.id, action: 'begin-shop', subject: 'profile', subjectId: businessId };
    await writeAuditEntry(tx, { ...note, changes: facts });
    return businessId;
  });
  return { status: 1, message: 'Saved. Your shop isn’t visible to guests yet.', id, conflicts: [] };
}
