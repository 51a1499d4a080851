import { eachProfileField, profileColumn } from '@thyme/domain/accounts';
import { builder } from '../../../graphql/builder.ts';
import { Picture, pathOf } from '../../../graphql/picture.ts';
import { MailProblem, problemOfGuest } from '../../outbox/index.ts';
import { type Profile, readFavouriteShops } from './read-profile.ts';

const FavouriteBusiness = builder.objectRef<{ id: number; businessId: number }>('FavouriteBusiness').implement({
  fields: (t) => ({ id: t.exposeInt('id'), business_id: t.exposeInt('businessId') }),
});

const ClientDetail = builder.objectRef<NonNullable<Profile['detail']> & { userId: number }>('ClientDetail').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    ...eachProfileField((name) => t.exposeString(profileColumn(name), { nullable: true })),
    dob: t.int({
      nullable: true,
      description: 'Unix seconds: the start of the day, in UTC.',
      resolve: ({ dob }) => (dob === null ? null : Date.parse(`${dob}T00:00:00Z`) / 1000),
    }),
    email_notification: t.exposeBoolean('emailNotification'),
    marketing_notification: t.exposeBoolean('marketingNotification'),
    favorite_business: t.field({
      type: [FavouriteBusiness],
      resolve: ({ userId }, _args, { services }) => readFavouriteShops(services, userId),
    }),
  }),
});

export const GuestProfile = builder.objectRef<Profile>('GuestProfile').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    mobile: t.exposeString('mobile', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    email_verified: t.exposeBoolean('emailVerified', { description: 'Whether the guest has confirmed it.' }),
    photo: t.string({ nullable: true, resolve: (profile, _args, context) => pathOf(context, profile.photoId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (profile) => profile.photoId }),
    user_type: t.exposeInt('userType'),
    social_login: t.exposeString('socialLogin', {
      nullable: true,
      description: 'google, apple or facebook for accounts without a password.',
    }),
    has_password: t.exposeBoolean('hasPassword', {
      description: 'False for guests who only log in with a code or with a provider.',
    }),
    identify: t.exposeString('identify'),
    google_calendar: t.exposeBoolean('googleCalendar', { description: 'Whether a calendar is connected.' }),
    google_calendar_email: t.exposeString('calendarEmail', { nullable: true }),
    google_calendar_problem: t.boolean({
      description: "The calendar's permission was revoked: it has to be connected again.",
      resolve: ({ calendarError }) => calendarError !== null,
    }),
    mail_problem: t.field({
      type: MailProblem,
      nullable: true,
      description: "Whether mail to the guest's current address fails or is delayed.",
      resolve: (profile, _args, { services }) => problemOfGuest(services, profile),
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
