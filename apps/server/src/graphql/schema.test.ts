import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaFile } from './print-schema.ts';

/** Read from the printed file, as other apps do. */
const printed = readFileSync(schemaFile, 'utf8');

function fieldsOf(type: string): Map<string, string> {
  const [, body = ''] = new RegExp(`^type ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(printed) ?? [];
  const withoutNotes = body.replace(/"""[\s\S]*?"""/g, '').replace(/\([^)]*\)/g, '');
  return new Map(
    [...withoutNotes.matchAll(/^ {2}(\w+): ([\w[\]!]+)/gm)].map(([, name = '', result = '']) => [name, result]),
  );
}

describe('the printed schema', () => {
  it('[API-048] has mutations that mostly return status and message', () => {
    const mutations = [...fieldsOf('Mutation').values()].map((type) => type.replace(/[[\]!]/g, ''));
    const usual = mutations.filter((type) => fieldsOf(type).get('status') === 'Int!' && fieldsOf(type).has('message'));
    expect(mutations.length).toBeGreaterThan(0);
    expect(usual.length).toBeGreaterThan(mutations.length / 2);
  });

  it.each([
    'business',
    'service_categories',
    'business_vouchers',
    'business_reviews',
    'sliders',
    'opinions',
    'partner_features',
    'partner_feature',
    'faq_categories',
    'website_visit_sliders',
    'page_videos',
    'pages',
    'blogs',
    'blog',
    'offboarding_question',
  ])('names the query %s', (name) => {
    expect(fieldsOf('Query').has(name)).toBe(true);
  });
});
