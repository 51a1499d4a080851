import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { countArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import type { Paginated } from '../../platform/database/pagination.ts';
import { cleanHtml } from '../../platform/text/clean-html.ts';
import { Author } from './author-schema.ts';
import { type BlogRow, blogPage, latestBlogs, readBlog, relatedBlogs } from './read-blogs.ts';
import { readAuthor } from './read-content.ts';

const ALL = 100;
const PAGE_SIZE = 6;
const topicArgument = z.string().max(80).nullish();

const Blog = builder.objectRef<BlogRow>('Blog');
Blog.implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    image: t.string({ nullable: true, resolve: (blog, _args, context) => pathOf(context, blog.pictureId) }),
    image_alt_text: t.exposeString('imageAltText'),
    picture: t.field({ type: Picture, nullable: true, resolve: (blog) => blog.pictureId }),
    excerpt: t.exposeString('excerpt'),
    description: t.string({ description: 'HTML.', resolve: (blog) => cleanHtml(blog.description) }),
    author: t.exposeString('author'),
    writer: t.field({
      type: Author,
      nullable: true,
      description: 'The author with a portrait, if content has one.',
      resolve: (blog, _args, { services }) => readAuthor(services, blog.author),
    }),
    topic: t.exposeString('topic'),
    meta_title: t.exposeString('metaTitle'),
    meta_description: t.exposeString('metaDescription'),
    meta_keywords: t.exposeString('metaKeywords'),
    reading_minutes: t.exposeInt('readingMinutes'),
    created_at: t.exposeInt('publishedAt', { description: 'When it was published, in unix seconds.' }),
    related_blogs: t.field({ type: [Blog], resolve: (blog, _args, { services }) => relatedBlogs(services, blog) }),
  }),
});

const BlogPage = builder.objectRef<Paginated<BlogRow>>('BlogPage').implement({
  fields: (t) => ({
    data: t.field({ type: [Blog], resolve: (list) => list.data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (list) => list }),
  }),
});

builder.queryFields((t) => ({
  blogs: t.field({
    type: [Blog],
    description: 'Published posts, latest first.',
    args: {
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
      topic: t.arg.string({ validate: topicArgument }),
    },
    resolve: (_root, args, context) => {
      context.dependsOn('content');
      return latestBlogs(context.services, args.topic ?? null, pageRequest(args, ALL));
    },
  }),
  blog_list: t.field({
    type: BlogPage,
    description: 'The same in pages of six, with the total.',
    args: {
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
      topic: t.arg.string({ validate: topicArgument }),
      skip: t.arg.int({
        description: 'Leaves out this many of the latest posts, for a page that shows them separately.',
        validate: z.int().min(0).max(10).nullish(),
      }),
    },
    resolve: (_root, args, context) => {
      context.dependsOn('content');
      const { topic = null, skip } = args;
      return blogPage(context.services, { topic, skip: skip ?? 0 }, pageRequest(args, PAGE_SIZE));
    },
  }),
  blog: t.field({
    type: Blog,
    nullable: true,
    args: { slug: t.arg.string({ required: true, validate: z.string().max(200) }) },
    resolve: (_root, { slug }, context) => {
      context.dependsOn('content');
      return readBlog(context.services, slug);
    },
  }),
}));
