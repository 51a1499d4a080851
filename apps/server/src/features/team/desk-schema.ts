import { CALENDARS } from '@thyme/domain/people';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { LoginResult } from '../accounts/sign-in/login-result-type.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import { type RightsForm, saveRights } from './rights.ts';
import * as staff from './staff.ts';

const emailArgument = z.string().max(254);
const tokenArgument = z.string().min(1).max(200);
const nameArgument = z.string().max(400);
const roleArgument = z.enum(['manager', 'staff']);
const calendarArgument = z.enum(CALENDARS);
const passwordArgument = z.string().max(1_000);

const Member = builder.objectRef<staff.Team['members'][number]>('DeskMember').implement({
  fields: (t) => ({
    user_id: t.exposeInt('userId'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    email: t.exposeString('email', { nullable: true }),
    role: t.exposeString('role', { description: 'owner, manager or staff.' }),
    calendar: t.exposeString('calendar', { description: 'own or all.' }),
    sees_money: t.exposeBoolean('seesMoney'),
    since: t.exposeInt('createdAt', { description: 'In unix seconds.' }),
  }),
});

const Invitation = builder.objectRef<staff.Team['invitations'][number]>('DeskInvitation').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    sent_at: t.exposeInt('createdAt'),
    expires_at: t.exposeInt('expiresAt'),
  }),
});

const Team = builder.objectRef<staff.Team>('DeskTeam').implement({
  fields: (t) => ({
    members: t.field({ type: [Member], resolve: ({ members }) => members }),
    invitations: t.field({ type: [Invitation], resolve: ({ invitations }) => invitations }),
  }),
});

const OpenInvitation = builder.objectRef<staff.OpenInvitation>('DeskOpenInvitation').implement({
  fields: (t) => ({
    shop: t.exposeString('shop'),
    email: t.exposeString('email'),
    has_account: t.exposeBoolean('hasAccount', { description: 'They log in with their existing password.' }),
  }),
});

builder.queryFields((t) => ({
  desk_team: t.field({
    type: Team,
    description: 'The members of a shop, for its owner and managers.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      staff.readTeam(services, await requireViewer(), business_id),
  }),
  desk_invitation: t.field({
    type: OpenInvitation,
    nullable: true,
    description: 'What an invitation link offers; null if it is no longer valid.',
    args: { token: t.arg.string({ required: true, validate: tokenArgument }) },
    resolve: (_root, { token }, { services, client }) => staff.readInvitation(services, token, client),
  }),
}));

const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_invite_staff: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      email: t.arg.string({ required: true, validate: emailArgument }),
    },
    resolve: async (_root, { business_id, email }, { services, requireViewer }) =>
      staff.inviteStaff(services, await requireViewer(), { businessId: business_id, email }),
  }),
  desk_withdraw_invitation: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      email: t.arg.string({ required: true, validate: emailArgument }),
    },
    resolve: async (_root, { business_id, email }, { services, requireViewer }) =>
      staff.withdrawInvitation(services, await requireViewer(), { businessId: business_id, email }),
  }),
  desk_save_rights: t.field({
    ...owner,
    description: 'Sets a member’s rights. For the owner.',
    args: {
      business_id: t.arg.int({ required: true }),
      user_id: t.arg.int({ required: true, validate: idArgument }),
      role: t.arg.string({ required: true, validate: roleArgument, description: 'manager or staff.' }),
      calendar: t.arg.string({
        required: true,
        validate: calendarArgument,
        description: 'own or all. A manager always sees everyone’s.',
      }),
      sees_money: t.arg.boolean({ required: true, description: 'Access to takings, books and refunds.' }),
    },
    resolve: async (_root, { business_id, user_id, role, calendar, sees_money }, { services, requireViewer }) =>
      saveRights(services, await requireViewer(), {
        businessId: business_id,
        userId: user_id,
        role: role as RightsForm['role'],
        calendar: calendar as RightsForm['calendar'],
        seesMoney: sees_money,
      }),
  }),
  desk_remove_staff: t.field({
    ...owner,
    description: 'Ends a membership and all sessions of that person.',
    args: {
      business_id: t.arg.int({ required: true }),
      user_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, user_id }, { services, requireViewer }) =>
      staff.removeStaff(services, await requireViewer(), { businessId: business_id, userId: user_id }),
  }),
  desk_join: t.field({
    type: LoginResult,
    nullable: true,
    description: 'Accepts an invitation. Null when the account already existed and has to log in.',
    args: {
      token: t.arg.string({ required: true, validate: tokenArgument }),
      first_name: t.arg.string({ required: true, validate: nameArgument }),
      last_name: t.arg.string({ required: true, validate: nameArgument }),
      password: t.arg.string({ required: true, validate: passwordArgument }),
    },
    resolve: (_root, args, { services, client }) => staff.joinTeam(services, args, client),
  }),
}));
