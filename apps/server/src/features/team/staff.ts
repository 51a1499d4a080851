import { isEmail, normaliseEmail } from '@thyme/domain/accounts';
import { DAY } from '@thyme/domain/time';
import type { Client } from '../../graphql/context.ts';
import { invalidInput, PublicError } from '../../graphql/errors.ts';
import { hashToken, randomToken } from '../../platform/crypto/ids.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import * as accounts from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { invitationMail } from './mails.ts';
import * as store from './store.ts';

const VALID_SECONDS = 7 * DAY;
const MOST_PEOPLE = 60;
const INVITATIONS = { max: 30, windowSeconds: 3_600 };
const VOID = 'This invitation is not valid any more. Please ask for a new one.';

export interface Team {
  members: store.MemberRow[];
  invitations: store.InvitationRow[];
}

export async function readTeam(services: Services, viewer: accounts.Viewer, businessId: number): Promise<Team> {
  await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock } = services;
  return {
    members: await store.listMembers(db, businessId),
    invitations: await store.listInvitations(db, businessId, clock.now()),
  };
}

/** Mails a link that works once. The response does not reveal whether the address has an account. */
export async function inviteStaff(
  services: Services,
  viewer: accounts.Viewer,
  form: { businessId: number; email: string },
): Promise<ChangeAnswer> {
  const { businessId } = form;
  const email = normaliseEmail(form.email);
  if (!isEmail(email)) throw invalidInput({ email: ['Please enter a valid Email Address!'] });
  await requireMembership(services, viewer, businessId, 'manager');
  await consumeOrRefuse(services, `invite:business:${businessId}`, INVITATIONS);
  const change = { businessId, action: 'invite-staff', subject: 'staff' };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    const members = await store.listMembers(tx.db, businessId);
    if (members.some((member) => member.email === email)) throw new Refused('This person works here already.');
    if ((await store.countPeople(tx.db, businessId)) >= MOST_PEOPLE)
      throw new Refused(`A shop has at most ${MOST_PEOPLE} people.`);
    const inviter = members.find(({ userId }) => userId === viewer.id);
    const token = randomToken();
    await store.saveInvitation(tx.db, {
      businessId,
      email,
      tokenHash: hashToken(token),
      invitedBy: viewer.id,
      createdAt: now,
      expiresAt: now + VALID_SECONDS,
    });
    await enqueueMail(tx, {
      template: invitationMail,
      to: email,
      data: {
        shop: membership.name,
        inviter: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim() || membership.name,
        address: `${services.config.businessSiteUrl}/join`,
        token,
      },
      dedupeKey: `invitation:${businessId}:${hashToken(token).toString('hex').slice(0, 32)}`,
      businessId,
    });
    return { id: email, message: 'The invitation is on its way.', changes: { email } };
  });
}

export function withdrawInvitation(
  services: Services,
  viewer: accounts.Viewer,
  form: { businessId: number; email: string },
): Promise<ChangeAnswer> {
  const { businessId } = form;
  const email = normaliseEmail(form.email);
  const change = { businessId, action: 'withdraw-invitation', subject: 'staff' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (!(await store.deleteInvitation(tx.db, businessId, email)))
      throw new Refused('This invitation could not be found.');
    return { id: email, message: 'The invitation is withdrawn.' };
  });
}

/** Ends the membership and all sessions of the person in one transaction. */
export async function removeStaff(
  services: Services,
  viewer: accounts.Viewer,
  { businessId, userId }: { businessId: number; userId: number },
): Promise<ChangeAnswer> {
  let ended: number[] = [];
  const change = { businessId, action: 'remove-staff', subject: 'staff', need: 'owner' as const };
  const answer = await changeShop(services, viewer, change, async ({ tx }) => {
    if (!(await store.deleteStaff(tx.db, businessId, userId))) throw new Refused('This person does not work here.');
    ended = await accounts.endSessionsOf(tx.db, userId);
    return { id: userId, message: 'Removed. They are logged out.' };
  });
  if (answer.status === 1) accounts.closeSockets(services, ended);
  return answer;
}

export interface OpenInvitation {
  shop: string;
  email: string;
  hasAccount: boolean;
}

const TRYING = { max: 60, windowSeconds: 900 };
const limitOf = ({ ip }: Client) => `join:network:${ip}`;

/** What a link offers; null if it is unknown, used, withdrawn or expired. */
export async function readInvitation(
  services: Services,
  token: string,
  client: Client,
): Promise<OpenInvitation | null> {
  await consumeOrRefuse(services, limitOf(client), TRYING);
  const { db, clock } = services;
  const found = await store.findInvitation(db, hashToken(token), clock.now());
  if (!found) return null;
  const known = await db.transaction((transaction) => accounts.findBusinessPerson(transaction, found.email));
  return { shop: found.shop, email: found.email, hasAccount: known !== null && known !== 'guest' };
}

export interface JoinForm {
  token: string;
  first_name: string;
  last_name: string;
  password: string;
}

/**
 * Accepts an invitation. The link proves control of the mailbox: an existing business account joins after its usual
 * login, otherwise an account is created with the chosen password.
 */
export async function joinTeam(services: Services, form: JoinForm, client: Client): Promise<accounts.LoggedIn | null> {
  await consumeOrRefuse(services, limitOf(client), TRYING);
  const open = await store.findInvitation(services.db, hashToken(form.token), services.clock.now());
  if (!open) throw new PublicError(VOID, 'REFUSED');
  const known = await services.db.transaction((transaction) => accounts.findBusinessPerson(transaction, open.email));
  if (known === 'guest')
    throw new PublicError('This address has a guest account. Please ask for an invitation to another one.', 'REFUSED');
  const passwordHash = known
    ? ''
    : await accounts.checkBusinessPerson(services, { ...form, email: open.email }, client);
  return inTransaction(services, async (tx) => {
    const now = tx.clock.now();
    const used = await store.useInvitation(tx.db, hashToken(form.token), now);
    if (!used) throw new PublicError(VOID, 'REFUSED');
    const { businessId, email } = used;
    const person = { first_name: form.first_name, last_name: form.last_name, email, passwordHash, isVerified: true };
    const account = known ?? (await accounts.createBusinessPerson(tx, person));
    await store.insertMember(tx.db, { businessId, userId: account.id, role: 'staff', createdAt: now });
    await writeAuditEntry(tx, {
      businessId,
      actorId: account.id,
      action: 'join-staff',
      subject: 'staff',
      subjectId: account.id,
    });
    return known ? null : accounts.letIn(tx, account, client);
  });
}
