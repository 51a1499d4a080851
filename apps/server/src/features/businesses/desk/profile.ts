import { normaliseEmail } from '@thyme/domain/accounts';
import { tidyLine, tidyText } from '@thyme/domain/text';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { readPhone } from '../../../platform/text/phone.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused, upcomingAppointments } from '../../edits/index.ts';
import { readShopRate } from '../vat-rates/rate-store.ts';
import { recordRate } from '../vat-rates/record-rate.ts';
import { policyOf } from './policy.ts';
import * as store from './profile-store.ts';

export interface DeskShop {
  membership: Membership;
  business: store.BusinessRow;
  pictures: store.ShopPicture[];
}

/** A shop as its own members see it. */
export async function readDeskShop(services: Services, viewer: Viewer, businessId: number): Promise<DeskShop> {
  const membership = await requireMembership(services, viewer, businessId);
  const { db } = services;
  const business = await store.findBusiness(db, businessId);
  if (!business) throw new Error(`Business ${businessId} has members and is not there.`);
  const pictures = await store.listShopPictures(db, businessId);
  return { membership, business, pictures };
}

export interface ProfileForm {
  businessId: number;
  name: string;
  description: string;
  about: string;
  location: string;
  area: string;
  eirCode: string;
  /** A suggestion of the places service, which supplies the shop's position. */
  placeId: string | null;
  zone: string;
  phone: string;
  email: string;
  website: string;
  facebook: string;
  instagram: string;
  linkedin: string;
  tiktok: string;
  genderServed: string;
  vatNumber: string;
  /** Undefined leaves it unchanged. */
  vatRate?: number | null | undefined;
}

const LINKS = ['website', 'facebook', 'instagram', 'linkedin', 'tiktok'] as const;

/** A web address with its scheme; null for none; undefined when it is invalid. */
export function linkOf(text: string): string | null | undefined {
  const typed = tidyLine(text);
  if (typed === '') return null;
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
    return /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function contactsOf(form: ProfileForm, { country }: Membership) {
  const wrong: Record<string, string[]> = {};
  const links = Object.fromEntries(
    LINKS.map((name) => {
      const link = linkOf(form[name]);
      if (link === undefined) wrong[name] = ['Please enter an address such as https://example.ie.'];
      return [name, link ?? null];
    }),
  ) as Record<(typeof LINKS)[number], string | null>;
  const phone = readPhone(form.phone, country);
  if (form.phone.trim() !== '' && phone === null) wrong.phone = ['Please enter a valid phone number.'];
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  return { ...links, phone, email: normaliseEmail(form.email) || null };
}

/** The position comes from the places service; coordinates sent by a client are not trusted. */
export async function positionOf(services: Services, placeId: string | null) {
  if (placeId === null) return null;
  const place = await services.places.find(placeId, null);
  if (!place?.position) throw invalidInput({ location: ['Please choose one of the suggested places.'] });
  return { lat: place.position.lat, lng: place.position.lng };
}

export async function saveProfile(services: Services, viewer: Viewer, form: ProfileForm): Promise<ChangeAnswer> {
  const { businessId } = form;
  const contacts = contactsOf(form, await requireMembership(services, viewer, businessId, 'manager'));
  const position = await positionOf(services, form.placeId);
  const values = {
    ...contacts,
    ...position,
    name: tidyLine(form.name),
    description: tidyLine(form.description),
    about: tidyText(form.about),
    location: tidyLine(form.location),
    area: tidyLine(form.area),
    eirCode: tidyLine(form.eirCode).toUpperCase() || null,
    zone: form.zone,
    genderServed: form.genderServed,
    vatNumber: tidyLine(form.vatNumber) || null,
    ...(form.vatRate === undefined ? {} : { vatRate: form.vatRate }),
  };
  const change = { businessId, action: 'save-profile', subject: 'profile' };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    if (values.zone !== membership.zone && (await upcomingAppointments.get().hasAny(tx.db, businessId, now)))
      throw new Refused('Upcoming appointments use this time zone. You can change it when there are none.');
    const { rate: before } = await readShopRate(tx.db, businessId);
    const rate = form.vatRate === undefined ? before : form.vatRate;
    await recordRate(tx, { businessId, serviceId: null, before, rate, zone: values.zone, actorId: viewer.id });
    await store.updateBusiness(tx.db, businessId, values);
    return { id: businessId, message: 'Your page is saved.', changes: values };
  });
}

export interface TermsForm {
  businessId: number;
  /** Codes replace the shop's custom steps; left out, the policy does not change. */
  policy?: readonly number[] | undefined;
  upfrontPercent: number;
  confirmsAtOnce: boolean;
  videoVetting: boolean;
  consultationMinutes: number;
  /** Left out, it does not change. */
  partHours?: number | undefined;
}

/** The terms that guests accept when booking; existing bookings keep theirs. */
export function saveTerms(services: Services, viewer: Viewer, form: TermsForm): Promise<ChangeAnswer> {
  const { businessId, policy, partHours, ...values } = form;
  const change = { businessId, action: 'save-terms', subject: 'profile' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const parts = partHours === undefined ? {} : { partHours };
    const saved = { ...values, ...parts, ...(policy ? policyOf(policy, []) : {}) };
    await store.updateBusiness(tx.db, businessId, { ...saved, ...store.openingRule(values.confirmsAtOnce) });
    return { id: businessId, message: 'Saved.', changes: saved };
  });
}
