import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import type { PlaceSuggestion } from '../../integrations/places/index.ts';
import { findPlaceById, suggestPlaces } from './places.ts';

const typed = z.string().max(120);
const session = z.string().max(64).nullish();

export const PlaceSuggestionType = builder.objectRef<PlaceSuggestion>('PlaceSuggestion').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'The county or city.' }),
    kind: t.exposeString('kind', { description: "'town', 'area', 'eircode' or 'address'." }),
    country: t.exposeString('country'),
    lat: t.float({
      nullable: true,
      description: 'Null if `place` has to be queried for it.',
      resolve: ({ position }) => position?.lat ?? null,
    }),
    lng: t.float({ nullable: true, resolve: ({ position }) => position?.lng ?? null }),
    address: t.exposeString('address', { nullable: true, description: 'In one line, for a form.' }),
    eir_code: t.exposeString('postcode', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  place_suggestions: t.field({
    type: [PlaceSuggestionType],
    description: 'Places that start with or resemble the text, best first; empty for fewer than two letters.',
    args: {
      text: t.arg.string({ required: true, validate: typed }),
      kind: t.arg.string({
        defaultValue: 'place',
        description: "'place': towns, areas and postcodes. 'address': also streets, if the provider has them.",
        validate: z.enum(['place', 'address']).nullish(),
      }),
      country: t.arg.string({
        defaultValue: 'IE',
        validate: z
          .string()
          .regex(/^[A-Za-z]{2}$/, 'A country is two letters.')
          .nullish(),
      }),
      session: t.arg.string({
        description: 'A random text that stays the same while one person types.',
        validate: session,
      }),
    },
    resolve: (_root, { text, kind, country, session: id }, { services, client }) =>
      suggestPlaces(
        services,
        {
          text,
          kind: kind === 'address' ? 'address' : 'place',
          country: (country ?? 'IE').toUpperCase(),
          session: id ?? null,
        },
        client,
      ),
  }),
  place: t.field({
    type: PlaceSuggestionType,
    nullable: true,
    description: 'A suggestion with its position.',
    args: {
      id: t.arg.string({ required: true, validate: z.string().max(300) }),
      session: t.arg.string({ validate: session }),
    },
    resolve: (_root, args, { services, client }) => findPlaceById(services, args.id, args.session ?? null, client),
  }),
}));
