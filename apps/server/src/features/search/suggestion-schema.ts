import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { type Suggestion, suggest } from './suggestions.ts';

const SuggestionType = builder.objectRef<Suggestion>('SearchSuggestion').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: "'service' or 'business'." }),
    name: t.exposeString('name'),
    detail: t.exposeString('detail', { description: 'The location of the business.' }),
    slug: t.exposeString('slug', { nullable: true, description: 'The slug of the business.' }),
  }),
});

builder.queryFields((t) => ({
  search_suggestions: t.field({
    type: [SuggestionType],
    description: 'Services and businesses matching the typed text; empty for fewer than two letters.',
    args: { text: t.arg.string({ required: true, validate: z.string().max(120) }) },
    resolve: (_root, { text }, { services }) => suggest(services, text),
  }),
}));
