import { drawing } from '../parse/picture.ts';
import { integer, listOf, optional, read, record, slug, text } from '../parse/shape.ts';
import { filesIn, htmlOf, markdownFile, onlyOnce } from './files.ts';

const slide = record({
  title: text,
  image: optional<ReturnType<typeof drawing> | null>(drawing, null),
  youtube_url: optional<string | null>(text, null),
});

const settings = record({
  title: text,
  slug,
  position: integer,
  summary: text,
  image: drawing,
  image_alt_text: text,
  sliders: listOf((source, node, name) => {
    const read = slide(source, node, name);
    if (!read.image === !read.youtube_url) source.fail(node, `${name} shows either an image or a youtube_url`);
    return read;
  }),
});

/** Features for owners, each with the slides at the top of its page. */
export function readFeatures(dir: string) {
  const features = filesIn(dir, 'features', '.md').map((file) => {
    const source = markdownFile(dir, file);
    return { ...read(source, settings), description: htmlOf(file, source.bodyLine, source.body), source };
  });
  onlyOnce(
    features,
    (feature) => feature.slug,
    ({ source }, name) => source.fail(null, `another feature already has the slug "${name}"`),
  );
  return features.map(({ source: _source, ...feature }) => feature);
}

export type Feature = ReturnType<typeof readFeatures>[number];
