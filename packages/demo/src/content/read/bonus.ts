import { drawing } from '../parse/picture.ts';
import { integer, listOf, nullable, oneOf, read, record, text } from '../parse/shape.ts';
import { yamlFile } from './files.ts';

const themes = ['time', 'growth', 'boundaries', 'analytics'] as const;
const part = record({ video_id: nullable(text), title: text, description: text });

const bonus = record({
  slug: oneOf(...themes),
  position: integer,
  title: text,
  description: text,
  image: drawing,
  alt: text,
  overview: part,
  software: part,
  sheets: listOf(record({ title: text, description: text, steps: listOf(text) })),
});

const testimonial = record({
  text,
  author: text,
  company: text,
  image: drawing,
  image_alt_text: text,
  rating: integer,
});

/** The four themes of the bonus material with their worksheets. */
export function readBonuses(dir: string) {
  return themes.map((theme) => {
    const source = yamlFile(dir, `bonus/${theme}.yaml`);
    const item = read(source, bonus);
    if (item.slug !== theme) source.fail(null, `the slug must be "${theme}", as the file is called`);
    return item;
  });
}

export const readBonusTestimonial = (dir: string) => read(yamlFile(dir, 'bonus/testimonial.yaml'), testimonial);

export type Bonus = ReturnType<typeof readBonuses>[number];
