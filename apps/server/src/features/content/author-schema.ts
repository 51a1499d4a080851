import { createContextCache } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Blocks } from './block-shapes.ts';
import { DrawnPicture } from './block-types.ts';
import { countPostsByAuthor } from './read-blogs.ts';
import { readBlock } from './read-content.ts';

type Writer = Blocks['authors'][number];

const postsByAuthor = createContextCache(({ services }: RequestContext) => countPostsByAuthor(services));

export const Author = builder.objectRef<Writer>('Author').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    about: t.exposeString('about'),
    picture: t.field({ type: DrawnPicture, resolve: (author) => ({ ...author.photo, alt: author.photo_alt_text }) }),
    number_of_posts: t.int({
      resolve: async ({ name }, _args, context) => (await postsByAuthor(context)).get(name) ?? 0,
    }),
  }),
});

builder.queryField('authors', (t) =>
  t.field({
    type: [Author],
    description: 'The authors of the blog.',
    resolve: async (_root, _args, context) => {
      context.dependsOn('content');
      return (await readBlock(context.services, 'authors')) ?? [];
    },
  }),
);
