import { loadDemo } from '@thyme/demo';
import type { Bench } from '../measuring/figure.ts';
import { sendQuery } from '../measuring/graphql-load.ts';
import { startStocked } from '../server.ts';

type Expectation = readonly [typed: string, where: string, shop: string];

/** Typical searches, and the shop of the demo marketplace that must be among the first five. */
export const expectations: readonly Expectation[] = [
  // Exact names.
  ['Fern & Fold', '', 'fern-and-fold'],
  ['willow room', '', 'willow-room'],
  ['The Copper Comb', '', 'the-copper-comb'],
  ['half moon nails', '', 'half-moon-nails'],
  ['Leaba Yoga', '', 'leaba-yoga'],
  ['Gaeilge Anois', '', 'gaeilge-anois'],
  ['Sunday’s Well Hair', '', 'sundays-well-hair'],
  ['key of d', '', 'key-of-d'],
  // Names with typing errors.
  ['fern and fodl', '', 'fern-and-fold'],
  ['wilow room', '', 'willow-room'],
  ['razer rook', '', 'razor-and-rook'],
  ['coper comb', '', 'the-copper-comb'],
  ['claddagh ink brwo', '', 'claddagh-ink-and-brow'],
  ['stilwater', '', 'stillwater'],
  ['salthil seaweed', '', 'salthill-seaweed'],
  ['straght back phisio', '', 'straight-back-physio'],
  ['kilarney skin clinc', '', 'killarney-skin-clinic'],
  ['polsih and paper', '', 'polish-and-paper'],
  ['listning house', '', 'listening-house'],
  ['gaelige anois', '', 'gaeilge-anois'],
  // Prefixes and parts of names.
  ['north', '', 'northside-fade-club'],
  ['knot', '', 'the-knot-shop'],
  ['grinds green', '', 'grinds-on-the-green'],
  ['sundays well', '', 'sundays-well-hair'],
  // Services near a place; places with and without accents, in both languages, and as Eircodes.
  ['massage', 'Ranelagh', 'willow-room'],
  ['massage', 'Salthill', 'salthill-seaweed'],
  ['massage', 'gaillimh', 'salthill-seaweed'],
  ['nails', 'Dun Laoghaire', 'polish-and-paper'],
  ['nails', 'Dún Laoghaire', 'polish-and-paper'],
  ['yoga', 'Dingle', 'leaba-yoga'],
  ['yoga', 'Daingean Uí Chúis', 'leaba-yoga'],
  ['pilates', 'Malahide', 'malahide-pilates-house'],
  ['barber', 'Bray', 'bray-head-barbers'],
  ['hair', 'D06', 'fern-and-fold'],
  ['physiotherapy', 'Oranmore', 'oranmore-physio-lab'],
  ['piano lesson', 'Drumcondra', 'key-of-d'],
  ['leaving cert irish', 'Galway', 'gaeilge-anois'],
  ['leaving cert maths', 'Maynooth', 'maynooth-maths'],
  ['hot stone', 'H91', 'salthill-seaweed'],
  ['brows', 'Swords', 'swords-smile-and-brow'],
  // The same with typing errors.
  ['masage', 'Raneleagh', 'willow-room'],
  ['balyage', 'Ranelagh', 'fern-and-fold'],
  ['pedicur', 'Douglas', 'douglas-nail-room'],
  ['yogga', 'Wexford', 'wexford-quay-yoga'],
  ['fysiotherapy', 'Gorey', 'gorey-good-backs'],
  ['haircut', 'Naas', 'naas-hair-company'],
  ['facial', 'Greystnes', 'greystones-glow'],
  // Services that only some shops of a trade offer.
  ['physio', '', 'straight-back-physio'],
  ['physio', '', 'bishopstown-physio'],
  ['physio', '', 'oranmore-physio-lab'],
  ['phisio', '', 'straight-back-physio'],
  ['physio', 'Gorey', 'gorey-good-backs'],
  // A place name among the other words.
  ['massage liberties', '', 'the-knot-shop'],
  ['barbers kilkenny', '', 'marble-city-barbers'],
  ['deep tissue drogheda', '', 'drogheda-deep-tissue'],
];

const FIRST = 5;
const SEARCH = `query($text: String!, $where: String) {
  business_search(business_type: $text, where: $where, distance: 15, count: ${FIRST}) { data { slug } }
}`;

/** The part of the expectations that are met, and those that are not. */
export async function measureRelevance(address: string): Promise<{ hitRate: number; missed: Expectation[] }> {
  const missed: Expectation[] = [];
  for (const expectation of expectations) {
    const [text, where, shop] = expectation;
    const variables = { text, where: where || null };
    const { data } = await sendQuery<{ business_search: { data: { slug: string }[] } }>(address, {
      query: SEARCH,
      variables,
    });
    if (!data.business_search.data.some(({ slug }) => slug === shop)) missed.push(expectation);
  }
  return { hitRate: (100 * (expectations.length - missed.length)) / expectations.length, missed };
}

export const searchRelevance: Bench = {
  name: 'search relevance',
  async run(context) {
    const marketplace = await startStocked(context, 'relevance', async (url) => {
      await loadDemo(url, { now: new Date() });
    });
    try {
      const { hitRate, missed } = await measureRelevance(marketplace.address);
      for (const [text, where, shop] of missed) context.say(`  missed: ${text}${where && ` near ${where}`} → ${shop}`);
      const what = `searches out of ${expectations.length} that find the shop meant among the first ${FIRST}`;
      return [{ what, value: hitRate, unit: '%', budget: 95, better: 'more' }];
    } finally {
      await marketplace.stop();
    }
  },
};
