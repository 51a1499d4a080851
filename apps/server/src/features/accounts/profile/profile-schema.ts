import { eachProfileField, profileField } from '@thyme/domain/accounts';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { unauthenticated } from '../../../graphql/errors.ts';
import { Picture, pathOf } from '../../../graphql/picture.ts';
import type { Services } from '../../../platform/services.ts';
import { columnOf } from './detail-columns.ts';
import { findProfile, listFavouriteShops, type ProfileRow } from './profile-store.ts';
import { updateProfile } from './profile-update.ts';

const FavouriteBusiness = builder.objectRef<{ id: number; businessId: number }>('FavouriteBusiness').implement({
  fields: (t) => ({ id: t.exposeInt('id'), business_id: t.exposeInt('businessId') }),
});

const ClientDetail = builder
  .objectRef<NonNullable<ProfileRow['detail']> & { userId: number }>('ClientDetail')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      ...eachProfileField((name) => t.exposeString(columnOf(name), { nullable: true })),
      dob: t.int({
        nullable: true,
        description: 'Unix seconds: the start of the day, in UTC.',
        resolve: ({ dob }) => (dob === null ? null : Date.parse(`${dob}T00:00:00Z`) / 1000),
      }),
      email_notification: t.exposeBoolean('emailNotification'),
      marketing_notification: t.exposeBoolean('marketingNotification'),
      favorite_business: t.field({
        type: [FavouriteBusiness],
        resolve: ({ userId }, _args, { services }) => listFavouriteShops(services.db, userId),
      }),
    }),
  });

export const GuestProfile = builder.objectRef<ProfileRow>('GuestProfile').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    mobile: t.exposeString('mobile', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    photo: t.string({ nullable: true, resolve: (profile, _args, context) => pathOf(context, profile.photoId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (profile) => profile.photoId }),
    user_type: t.exposeInt('userType'),
    social_login: t.exposeString('socialLogin', {
      nullable: true,
      description: 'google, apple or facebook for accounts without a password of their own.',
    }),
    identify: t.exposeString('identify'),
    google_calendar: t.exposeBoolean('googleCalendar', { description: 'A calendar is connected.' }),
    google_calendar_email: t.exposeString('calendarEmail', { nullable: true }),
    google_calendar_problem: t.boolean({
      description: 'The calendar no longer lets us write: connect it again.',
      resolve: ({ calendarError }) => calendarError !== null,
    }),
    created_at: t.exposeInt('createdAt'),
    language: t.exposeString('language'),
    client_detail: t.field({
      type: ClientDetail,
      nullable: true,
      resolve: ({ id, detail }) => (detail ? { ...detail, userId: id } : null),
    }),
  }),
});

/** For other parts of the graph that show the guest. */
export function loadProfile({ db }: Services, userId: number): Promise<ProfileRow | null> {
  return findProfile(db, userId);
}

builder.queryFields((t) => ({
  profileInformation: t.field({
    type: GuestProfile,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => {
      const profile = await findProfile(services.db, (await requireViewer()).id);
      if (!profile) throw unauthenticated();
      return profile;
    },
  }),
}));

const text = (most: number) => z.string().max(most).nullish();

builder.mutationFields((t) => ({
  guestProfileUpdate: t.field({
    type: Acknowledgement,
    description:
      'What is left out stays as it is. The email changes with updateEmail, the password with updatePassword.',
    authScopes: { guest: true },
    args: {
      first_name: t.arg.string({ validate: text(200) }),
      last_name: t.arg.string({ validate: text(200) }),
      mobile: t.arg.string({ validate: text(40) }),
      email: t.arg.string({ validate: text(320) }),
      password: t.arg.string({ description: 'Accepted and not used.', validate: text(1_000) }),
      ...eachProfileField((name) =>
        t.arg.string(profileField(name).kind === 'country' ? { description: 'Two letters.' } : {}),
      ),
      client_source: t.arg.string({ validate: text(200) }),
      display_booking: t.arg.boolean(),
      dob: t.arg.int({ description: 'Unix seconds.' }),
      email_notification: t.arg.boolean(),
      marketing_notification: t.arg.boolean(),
      language: t.arg.string({ validate: text(10) }),
      hash: t.arg.string({ description: 'Accepted and not used.', validate: text(200) }),
      photo: t.arg.string({
        description: 'The path that POST /account/photo answered; empty or null takes the photo away.',
        validate: text(400),
      }),
    },
    resolve: async (_root, { password: _password, hash: _hash, ...form }, { services, requireViewer }) =>
      updateProfile(services, (await requireViewer()).id, form),
  }),
}));
