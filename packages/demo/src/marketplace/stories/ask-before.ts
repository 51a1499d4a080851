import type { Question } from '@thyme/domain/forms';
import { PATCH_TEST_DEFAULTS } from '@thyme/domain/services';
import { DAY, dateAt } from '@thyme/domain/time';
import { addService } from '../opening/offer.ts';
import { shopCalled, type World } from '../world.ts';

const QUESTIONS: Question[] = [
  {
    id: 'q1',
    kind: 'yes-no',
    label: 'Have you coloured your hair in the last six months?',
    required: true,
    options: [],
  },
  { id: 'q2', kind: 'long', label: 'What was used, and when?', required: false, options: [] },
  {
    id: 'q3',
    kind: 'choice',
    label: 'How does your scalp feel?',
    required: true,
    options: ['Calm', 'Dry', 'Sensitive'],
  },
  { id: 'q4', kind: 'short', label: 'Any allergies or medication we should know of?', required: true, options: [] },
  {
    id: 'q5',
    kind: 'signature',
    label: 'My answers are true, and I agree to the colour we talk through on the day.',
    required: true,
    options: [],
  },
];

const KNOWN = [
  { tags: ['Regular', 'Colour club'], allergies: '' },
  { tags: ['Regular'], allergies: 'Nut oils' },
  { tags: ['Student'], allergies: '' },
  { tags: ['Colour club'], allergies: 'Latex gloves, please use the blue ones' },
];

/** Fern & Fold requires a signed form and a patch test before a colour correction. It also has notes about a few guests. */
export function askBefore(world: World): void {
  const { rows, now } = world;
  const shop = shopCalled(world, 'fern-and-fold');
  const colour = shop.pricings.find(({ service }) => service === 'Colour correction');
  const category = rows.of('serviceCategories').find((row) => row.businessId === shop.id && row.name === 'Colour');
  if (!colour || !category) throw new Error('Fern & Fold corrects no colour.');
  const businessId = shop.id;
  // Added after the diary, so that its random choices stay the same.
  const [test] = addService(rows, shop, {
    name: 'Patch test',
    text: 'Five minutes for your skin, at least two days before a colour correction',
    addOn: true,
    position: 5,
    category: 'Colour',
    categoryId: category.id ?? 0,
    prices: [{ label: '', minutes: 15, euro: 0 }],
    chairIds: colour.chairIds && [...colour.chairIds],
  });
  if (!test) return;
  const { serviceId } = colour;
  rows.put('patchTests', { businessId, serviceId, testServiceId: test.serviceId, ...PATCH_TEST_DEFAULTS });
  const formId = rows.add('forms', {
    businessId,
    timing: 'before',
    frequency: 'each',
    version: 1,
    createdAt: now - 90 * DAY,
  });
  rows.put('formVersions', {
    businessId,
    formId,
    version: 1,
    title: 'Colour consultation',
    intro: 'Five questions, so that we can plan your colour before you sit down.',
    questions: QUESTIONS,
    createdAt: now - 90 * DAY,
  });
  rows.put('formServices', { businessId, formId, serviceId });
  const known = [...world.guestStatusRows.values()].filter((row) => row.businessId === businessId && !row.block);
  for (const [index, words] of KNOWN.entries()) Object.assign(known[index * 3] ?? {}, words);
  const [regular] = known;
  if (regular)
    rows.put('recordedTests', {
      businessId,
      userId: regular.userId,
      serviceId: test.serviceId,
      testedOn: dateAt(shop.zone, now - 20 * DAY),
      doneBy: 'Glow, Galway',
      note: 'No reaction after two days.',
      recordedBy: shop.ownerId,
      createdAt: now - 18 * DAY,
    });
}
