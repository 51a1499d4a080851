import { builder } from '../../graphql/builder.ts';
import { unauthenticated } from '../../graphql/errors.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import { findProfile, listFavouriteShops, type ProfileRow } from './profile-store.ts';

const FavouriteBusiness = builder.objectRef<{ id: number; businessId: number }>('FavouriteBusiness').implement({
  fields: (t) => ({ id: t.exposeInt('id'), business_id: t.exposeInt('businessId') }),
});

const ClientDetail = builder
  .objectRef<NonNullable<ProfileRow['detail']> & { userId: number }>('ClientDetail')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      additional_mobile: t.exposeString('additionalMobile', { nullable: true }),
      dob: t.int({
        nullable: true,
        description: 'Unix seconds: the start of the day, in UTC.',
        resolve: ({ dob }) => (dob === null ? null : Date.parse(`${dob}T00:00:00Z`) / 1000),
      }),
      gender: t.exposeString('gender', { nullable: true }),
      address: t.exposeString('address', { nullable: true }),
      email_notification: t.exposeBoolean('emailNotification'),
      marketing_notification: t.exposeBoolean('marketingNotification'),
      suite: t.exposeString('suite', { nullable: true }),
      country: t.exposeString('country', { nullable: true }),
      eir_code: t.exposeString('eirCode', { nullable: true }),
      favorite_business: t.field({
        type: [FavouriteBusiness],
        resolve: ({ userId }, _args, { services }) => listFavouriteShops(services.db, userId),
      }),
    }),
  });

const GuestProfile = builder.objectRef<ProfileRow>('GuestProfile').implement({
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
    language: t.exposeString('language'),
    client_detail: t.field({
      type: ClientDetail,
      nullable: true,
      resolve: ({ id, detail }) => (detail ? { ...detail, userId: id } : null),
    }),
  }),
});

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
