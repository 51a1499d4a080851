import { drawing } from '../parse/picture.ts';
import { either, flag, integer, listOf, optional, read, record, slug, text } from '../parse/shape.ts';
import { yamlFile } from './files.ts';

const questions = listOf(record({ question: text, answer: text }));

const comparison = record({
  title: text,
  columns: listOf(text),
  rows: listOf(record({ label: text, cells: listOf(text) })),
  note: text,
});

const pains = record({
  title: text,
  description: text,
  items: listOf(record({ label: text, minutes: integer, answer: text })),
});

const howItWorks = record({
  title: text,
  description: text,
  chapters: listOf(record({ at: text, label: text })),
  blocks: listOf(
    record({ slug, title: text, description: text, quote: text, author: text, company: text, photo: drawing }),
  ),
  why: record({ title: text, description: text, items: listOf(record({ title: text, description: text })) }),
});

const discoveryCall = record({
  title: text,
  description: text,
  minutes: integer,
  demo_minutes: integer,
  steps: listOf(record({ at: text, title: text, description: text })),
  form_title: text,
  form_note: text,
  demo_text: text,
  quote: record({ text, author: text, company: text, photo: drawing }),
  image: drawing,
  image_alt_text: text,
  faqs: questions,
});

const plan = record({
  slug,
  name: text,
  description: text,
  monthly: integer,
  yearly: integer,
  diaries: integer,
  highlight: flag,
  badge: optional<string | null>(text, null),
  features: listOf(text),
});

const pricing = record({
  title: text,
  description: text,
  currency: text,
  yearly_note: text,
  footnote: text,
  plans: listOf(plan),
  comparison: listOf(
    record({ label: text, values: listOf(either(flag, (value) => typeof value === 'boolean', text)) }),
  ),
  faqs: questions,
});

const pagePictures = listOf(record({ page: slug, image: drawing, image_alt_text: text }));

/** Copy that is used in one place only and has its own shape. */
export function readBlocks(dir: string) {
  return {
    comparison: read(yamlFile(dir, 'site/comparison.yaml'), (source, node, name) => {
      const table = comparison(source, node, name);
      const ragged = table.rows.find((row) => row.cells.length !== table.columns.length);
      if (ragged) source.fail(node, `the row "${ragged.label}" needs ${table.columns.length} cells`);
      return table;
    }),
    pains: read(yamlFile(dir, 'site/pains.yaml'), pains),
    'how-it-works': read(yamlFile(dir, 'site/how-it-works.yaml'), howItWorks),
    'discovery-call': read(yamlFile(dir, 'site/discovery-call.yaml'), discoveryCall),
    pricing: read(yamlFile(dir, 'site/plans.yaml'), pricing),
    'page-pictures': Object.fromEntries(
      read(yamlFile(dir, 'site/page-pictures.yaml'), pagePictures).map(({ page, ...picture }) => [page, picture]),
    ),
  };
}
