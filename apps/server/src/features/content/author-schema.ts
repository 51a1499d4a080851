import { createContextCache } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { type Blocks, findBlock } from './block-store.ts';
import { DrawnPicture } from './block-types.ts';
import { countBlogsByAuthor } from './blog-store.ts';

type Writer = Blocks['authors'][number];

const postsByAuthor = createContextCache(({ services }: RequestContext) =>
  countBlogsByAuthor(services.db, services.clock.now()),
);

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

/** The author of a post, if content still knows the name. */
export async function writerOf({ services }: RequestContext, name: string): Promise<Writer | null> {
  const authors = (await findBlock(services.db, 'authors')) ?? [];
  return authors.find((author) => author.name === name) ?? null;
}

builder.queryField('authors', (t) =>
  t.field({
    type: [Author],
    description: 'Who writes the blog.',
    resolve: async (_root, _args, context) => {
      context.dependsOn('content');
      return (await findBlock(context.services.db, 'authors')) ?? [];
    },
  }),
);
