import { averageRating, isLanguage, LANGUAGES, personSlug } from '@thyme/domain/people';
import { builder } from '../../graphql/builder.ts';
import { Picture } from '../../graphql/picture.ts';
import { offeredLoader, type PersonRow } from './loaders.ts';

export const TeamPerson = builder.objectRef<PersonRow>('TeamPerson').implement({
  description: 'A person of a shop who can be booked.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'The value of `person_id` elsewhere.' }),
    name: t.exposeString('name'),
    slug: t.string({ description: 'The last part of their page’s path.', resolve: personSlug }),
    title: t.exposeString('title'),
    bio: t.exposeString('bio'),
    languages: t.stringList({
      description: 'In English.',
      resolve: ({ languages }) => languages.filter(isLanguage).map((code) => LANGUAGES[code]),
    }),
    portrait: t.field({ type: Picture, nullable: true, resolve: ({ portrait }) => portrait?.id ?? null }),
    gallery: t.field({
      type: [Picture],
      description: 'Pictures of their work.',
      resolve: ({ gallery }) => gallery.map(({ id }) => id),
    }),
    rating: t.float({
      description: 'From reviews of their own appointments; 0 without any.',
      resolve: ({ stars, votes }) => averageRating(stars, votes),
    }),
    number_of_ratings: t.exposeInt('votes'),
    service_pricing_ids: t.intList({
      description: 'What can be booked with them, without classes.',
      resolve: async ({ businessId, id }, _args, context) =>
        (await offeredLoader(context).load(businessId)).get(id) ?? [],
    }),
  }),
});
