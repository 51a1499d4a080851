import { availabilityLimits } from '@thyme/domain/availability';
import { isLanguage, peopleLimits, personSlug } from '@thyme/domain/people';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { Picture } from '../../graphql/picture.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import { readPeople, savePerson } from './profile.ts';
import { removePersonPicture } from './profile-pictures.ts';

type DeskPersonRow = Awaited<ReturnType<typeof readPeople>>[number];

const DeskPerson = builder.objectRef<DeskPersonRow>('DeskPerson').implement({
  description: 'A person of the shop, with the profile that guests see.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    chair: t.exposeString('chair', { description: 'The name of their chair.' }),
    name: t.exposeString('name'),
    slug: t.string({ resolve: personSlug }),
    title: t.exposeString('title'),
    bio: t.exposeString('bio'),
    languages: t.exposeStringList('languages', { description: 'ISO 639-1 codes.' }),
    portrait: t.field({ type: Picture, nullable: true, resolve: ({ portraitId }) => portraitId }),
    gallery: t.field({ type: [Picture], resolve: ({ galleryIds }) => galleryIds }),
    active: t.exposeBoolean('active', { description: 'Whether guests can book them.' }),
    staff_id: t.exposeInt('staffId', { nullable: true, description: 'Their login.' }),
    role: t.string({
      nullable: true,
      description: 'owner or staff; null without a login.',
      resolve: ({ role }) => role,
    }),
  }),
});

const languagesArgument = z
  .array(z.string().refine(isLanguage, 'Please choose from the list.'))
  .max(peopleLimits.languages, `Please choose at most ${peopleLimits.languages}.`)
  .nullish();

builder.queryFields((t) => ({
  desk_people: t.field({
    type: [DeskPerson],
    description: 'The people of a shop, including those who cannot be booked at present.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readPeople(services, await requireViewer(), business_id),
  }),
}));

const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_save_person: t.field({
    ...owner,
    description: 'Adds a person with a column in the calendar, or changes the profile that guests see.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(availabilityLimits.chairPerson) }),
      title: t.arg.string({ validate: textArgument(peopleLimits.title) }),
      bio: t.arg.string({ validate: textArgument(peopleLimits.bio) }),
      languages: t.arg.stringList({ validate: languagesArgument }),
      staff_id: t.arg.int({ validate: idArgument.nullish(), description: 'Their login; left out for none.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      savePerson(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id ?? null,
        name: args.name,
        title: args.title ?? '',
        bio: args.bio ?? '',
        languages: args.languages ?? [],
        staffId: args.staff_id ?? null,
      }),
  }),
  desk_remove_person_picture: t.field({
    ...owner,
    description: 'Their portrait, or a picture of their work.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      removePersonPicture(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id,
        id: args.id,
      }),
  }),
}));
