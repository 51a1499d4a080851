import { ContentError } from '../parse/content-error.ts';
import { drawing } from '../parse/picture.ts';
import { published } from '../parse/published.ts';
import { listOf, optional, read, record, slug, text } from '../parse/shape.ts';
import { readingMinutes } from '../render/markdown.ts';
import { readAuthors } from './authors.ts';
import { filesIn, htmlOf, markdownFile, onlyOnce } from './files.ts';

const settings = record({
  title: text,
  slug,
  published,
  author: text,
  topic: text,
  excerpt: text,
  meta_title: text,
  meta_description: text,
  keywords: listOf(text),
  image: drawing,
  image_alt_text: text,
  related: optional(listOf(slug), []),
});

/** Articles; their authors and related articles must exist. */
export function readBlog(dir: string) {
  const authors = new Set(readAuthors(dir).map(({ name }) => name));
  const posts = filesIn(dir, 'blog', '.md').map((file) => {
    const source = markdownFile(dir, file);
    const post = read(source, settings);
    if (!authors.has(post.author)) source.fail(null, `the author "${post.author}" is missing in site/authors.yaml`);
    if (source.body.trim() === '') throw new ContentError(file, source.bodyLine, 'the article has no text');
    const description = htmlOf(file, source.bodyLine, source.body);
    return { ...post, description, readingMinutes: readingMinutes(source.body), source };
  });
  onlyOnce(
    posts,
    (post) => post.slug,
    ({ source }, name) => source.fail(null, `another article already has the slug "${name}"`),
  );
  const slugs = new Set(posts.map((post) => post.slug));
  for (const { slug: own, related, source } of posts) {
    const unknown = related.find((other) => other === own || !slugs.has(other));
    if (unknown)
      source.fail(null, `related article "${unknown}" ${unknown === own ? 'is this one' : 'does not exist'}`);
  }
  return posts.map(({ source: _source, ...post }) => post);
}

export type BlogPost = ReturnType<typeof readBlog>[number];
