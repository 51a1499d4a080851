import { calendarLimits, type SourceKind, tidyAddress } from '@thyme/domain/calendars';
import { tidyLine } from '@thyme/domain/text';
import { invalidInput } from '../../../graphql/errors.ts';
import { CalendarProblem, fetchIcs, readCalDav } from '../../../integrations/calendar/index.ts';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, type EditContext, Refused } from '../../edits/index.ts';
import { busyWindow } from './close-busy.ts';
import { readCalendar } from './jobs.ts';
import { findPerson, requirePerson } from './person.ts';
import { type Secret, sealSecret } from './secrets.ts';
import * as store from './sources-store.ts';

const TRIES = { max: 30, windowSeconds: 600 };

export interface CalendarForm {
  businessId: number;
  personId: number;
  kind: Exclude<SourceKind, 'google'>;
  name: string;
  address: string;
  userName: string;
  password: string;
  writesOut: boolean;
}

const ADDRESS_WORDS = {
  empty: 'Please paste the link.',
  'not-an-address': 'This doesn’t look like a link.',
  'not-http': 'Please use a link that starts with https:// or webcal://.',
  'with-password': 'Please leave the password out of the link.',
} as const;

/** Connects a calendar after reading it once, so that a wrong link or password is reported at its field. */
export async function addCalendar(services: Services, viewer: Viewer, form: CalendarForm): Promise<ChangeAnswer> {
  const { businessId, kind, writesOut } = form;
  const membership = await requireMembership(services, viewer, businessId, 'staff');
  const secret = secretOf(form);
  // Without a person there is nothing to read; the refusal follows below.
  if (await findPerson(services.db, membership, form.personId))
    await tryReading(services, viewer, { secret, zone: membership.zone, businessId });
  const account = secret.kind === 'caldav' ? secret.userName : new URL(secret.address).hostname;
  const change = { businessId, action: 'connect-calendar', subject: 'calendar', need: 'staff' as const };
  return changeShop(services, viewer, change, (hands) =>
    storeCalendar(hands, {
      chairId: form.personId,
      kind,
      name: tidyLine(form.name) || account,
      account: account.slice(0, calendarLimits.account),
      secret,
      writesOut: kind === 'caldav' && writesOut,
    }),
  );
}

function secretOf({ kind, address, userName, password }: CalendarForm): Exclude<Secret, { kind: 'google' }> {
  const tidy = tidyAddress(address);
  if (!tidy.ok) throw invalidInput({ address: [ADDRESS_WORDS[tidy.refusal.code]] });
  if (kind === 'ics') return { kind, address: tidy.value };
  if (userName.trim() === '') throw invalidInput({ user_name: ['Please give your user name.'] });
  if (password === '') throw invalidInput({ password: ['Please give your password.'] });
  return { kind, address: tidy.value, userName: userName.trim(), password };
}

interface Trial {
  secret: Exclude<Secret, { kind: 'google' }>;
  zone: string;
  businessId: number;
}

async function tryReading(services: Services, viewer: Viewer, { secret, zone, businessId }: Trial): Promise<void> {
  const { allowed } = await consume(services, `calendar:try:${viewer.id}`, TRIES);
  if (!allowed) throw invalidInput({ address: ['That was a lot of tries. Please wait a few minutes.'] });
  const request = { zone, businessId, window: busyWindow(zone, services.clock.now()), version: null };
  const allowedHosts = services.config.calendarPrivateHosts;
  try {
    if (secret.kind === 'ics') await fetchIcs(secret.address, request, allowedHosts);
    else await readCalDav(secret, request, { outCalendar: null, allowedHosts });
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    throw invalidInput({
      [/password/.test(error.message) && secret.kind === 'caldav' ? 'password' : 'address']: [error.message],
    });
  }
}

export interface NewCalendar {
  chairId: number;
  kind: SourceKind;
  name: string;
  account: string;
  secret: Secret;
  writesOut: boolean;
}

/** Stores a calendar; it is read after the commit. */
export async function storeCalendar({ tx, membership, memberId, now }: EditContext, calendar: NewCalendar) {
  const { businessId } = membership;
  const { secret, chairId, name, ...row } = calendar;
  const person = await requirePerson(tx.db, membership, chairId);
  if ((await store.countSources(tx.db, businessId, chairId)) >= calendarLimits.perPerson)
    throw new Refused(`${person.name} has ${calendarLimits.perPerson} calendars connected. Please remove one first.`);
  const id = await store.insertSource(tx.db, {
    ...row,
    businessId,
    chairId,
    name: name.slice(0, calendarLimits.name),
    secretSealed: sealSecret(tx, businessId, secret),
    nextCheckAt: now,
    createdBy: memberId,
    createdAt: now,
  });
  await tx.jobs.enqueue(readCalendar, { businessId, id }, { transaction: tx.db });
  return { id, message: 'Connected. Busy times are blocked within a minute.', changes: { person: person.name, name } };
}

/** Restores a permission that was revoked or has expired. */
export async function renewCalendar({ tx, membership, now }: EditContext, source: store.Source, secret: Secret) {
  const { businessId, id, name } = source;
  const person = await requirePerson(tx.db, membership, source.chairId);
  const fresh = { enabled: true, readAt: null, problem: null, failures: 0, nextCheckAt: now };
  await store.updateSource(tx.db, source, { ...fresh, secretSealed: sealSecret(tx, businessId, secret) });
  await tx.jobs.enqueue(readCalendar, { businessId, id }, { transaction: tx.db });
  return {
    id,
    message: 'Connected again. Busy times are blocked within a minute.',
    changes: { person: person.name, name },
  };
}
