import { describe, expect, it } from 'vitest';
import {
  appIcon,
  blogCover,
  bookCover,
  draw,
  type EmptyKind,
  emptyState,
  logo,
  parseRecipe,
  portrait,
  postCard,
  type Recipe,
  scene,
  shopCard,
  shopFront,
  sprig,
  tintOf,
  trades,
} from './index.ts';
import { sprigPath } from './marks.ts';
import { compositions, unpeopled } from './scenes/index.ts';
import { facadeNames } from './scenes/street.ts';

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const referencesIn = (svg: string) => [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? '');

/** Asserts that the SVG is well-formed, self-contained, and that every internal reference resolves. */
function expectSound(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  expectWhole(svg);
}

/** The same without parsing, which is slow for hundreds of pictures. */
function expectWhole(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject)\b|font-family|(?:href|src)="(?!#)|url\((?!#)/);
  const ids = idsIn(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(referencesIn(svg).filter((id) => !ids.includes(id))).toEqual([]);
}

const everyComposition = trades.flatMap((trade) =>
  compositions[trade].map((_, composition) => ({ trade, composition })),
);

describe('scenes', () => {
  it('have at least eight compositions for each of nine trades', () => {
    expect(trades).toHaveLength(9);
    for (const trade of trades) expect(compositions[trade].length).toBeGreaterThanOrEqual(8);
  });

  it.each(trades)('of %s are valid SVG in every composition, wide and narrow', (trade) => {
    for (const composition of compositions[trade].keys()) {
      const options = { trade, seed: `sound-${composition}`, composition };
      expectSound(scene(options));
      expectWhole(scene({ ...options, width: 1200, height: 500 }));
      expectWhole(scene({ ...options, width: 400, height: 500 }));
    }
  });

  it('are the same for the same seed, and different for other seeds', () => {
    for (const { trade, composition } of everyComposition) {
      const one = scene({ trade, seed: 'a', composition });
      expect(scene({ trade, seed: 'a', composition })).toBe(one);
      expect(scene({ trade, seed: 'b', composition })).not.toBe(one);
    }
  });

  it('can be shown together on one page: no two share an id', () => {
    const shops = Array.from({ length: 60 }, (_, i) => scene({ trade: trades[i % 9] ?? 'hair', seed: `shop-${i}` }));
    const ids = shops.flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('form a gallery without repeats from numbered seeds', () => {
    for (const trade of trades) {
      const gallery = Array.from({ length: 8 }, (_, i) =>
        scene({ trade, seed: `fern-${i + 1}`, palette: 'sage', time: 'noon' }),
      );
      const shapes = gallery.map((svg) => svg.match(/<(path|rect|use|circle|ellipse)/g)?.length);
      expect(new Set(shapes).size).toBeGreaterThanOrEqual(6);
    }
  });

  it('give sixty shops different colours and compositions', () => {
    const seen = Array.from({ length: 60 }, (_, i) => {
      const recipe = {
        kind: 'scene',
        trade: trades[i % 9] ?? 'hair',
        seed: `shop ${'abcdefghij'[i % 10]}${i}`,
      } as const;
      return `${recipe.trade}/${tintOf(recipe)}/${draw(recipe, { width: 16, height: 10 }).length}`;
    });
    expect(new Set(seen).size).toBe(60);
  });

  it('never carry the mark of Thyme: labels and signs have the mark of the shop', () => {
    const sprigs = everyComposition
      .flatMap(({ trade, composition }) => ['Fern & Fold', undefined].map((brand) => ({ trade, composition, brand })))
      .filter((options) => scene({ ...options, seed: 'mark' }).includes(sprigPath.slice(0, 40)));
    expect(sprigs).toEqual([]);
    for (const facade of facadeNames)
      expect(shopFront({ name: 'Fern', trade: 'hair', seed: 'f', facade })).not.toContain(sprigPath.slice(0, 40));
  });

  it('of two shops differ in walls, floor, colours or labels, even with one seed and palette', () => {
    const shops = ['Fern & Fold', 'The Copper Comb', 'Salt & Strand', 'Nine Streets Hair'];
    const rooms = shops.map((brand) => scene({ trade: 'hair', seed: 's', composition: 5, palette: 'sage', brand }));
    expect(new Set(rooms).size).toBe(shops.length);
  });

  it('have people only where a composition is named, so that older seeds keep their pictures', () => {
    for (const trade of trades) {
      expect(unpeopled(trade)).toBeLessThan(compositions[trade].length);
      const chosen = Array.from({ length: 5 }, (_, i) =>
        scene({ trade, seed: `old-${i}`, palette: 'sage', time: 'noon' }),
      );
      const first = Array.from({ length: unpeopled(trade) }, (_, composition) =>
        Array.from({ length: 5 }, (_, i) =>
          scene({ trade, seed: `old-${i}`, palette: 'sage', time: 'noon', composition }),
        ),
      );
      for (const [i, picture] of chosen.entries()) expect(first.some((list) => list[i] === picture)).toBe(true);
    }
  });

  it('keep their composition at every size of the same proportions', () => {
    const bare = (svg: string) => svg.replace(/ (?:width|height)="\d+"/, '').replace(/ height="\d+"/, '');
    const options = { trade: 'nails', seed: 'size' } as const;
    expect(bare(scene({ ...options, width: 800, height: 500 }))).toBe(
      bare(scene({ ...options, width: 1600, height: 1000 })),
    );
  });

  it('have an accessible name when they have a title, and are hidden from assistive technology when not', () => {
    expect(scene({ trade: 'hair', seed: 1, title: 'Fern & "Fold"' })).toContain(
      'role="img" aria-label="Fern &#38; &#34;Fold&#34;"',
    );
    expect(scene({ trade: 'hair', seed: 1 })).toContain('aria-hidden="true"');
  });
});

describe('shop fronts', () => {
  it.each(facadeNames)('draw any name on a %s front without a font', (facade) => {
    for (const name of [
      'Fern & Fold',
      'Sláinte Mhaith',
      'Łukasz <3',
      '美容',
      'A very long name that must still fit above one door',
    ])
      expectSound(shopFront({ name, trade: 'barber', seed: 'front', facade }));
  });

  it('differ by name and by seed', () => {
    const front = (name: string, seed: string) => shopFront({ name, trade: 'hair', seed });
    expect(front('Fern', 'a')).not.toBe(front('Fold', 'a'));
    expect(front('Fern', 'a')).not.toBe(front('Fern', 'b'));
    expect(front('Fern', 'a')).toBe(front('Fern', 'a'));
  });
});

describe('portraits', () => {
  it('are valid for many people, and one person keeps one face however the name is written', () => {
    for (let i = 0; i < 60; i++) expectSound(portrait({ seed: `person ${i}` }));
    const shapes = (svg: string) => svg.replace(/t[0-9a-z]+_/g, '');
    expect(shapes(portrait({ seed: 'Sinéad Ní Bhriain' }))).toBe(shapes(portrait({ seed: 'sinead-ni-bhriain' })));
  });
});

describe('covers, cards, spots and marks', () => {
  const recipe: Recipe = { kind: 'shopFront', name: 'Fern & Fold', trade: 'hair', seed: 'fern' };
  const kinds: EmptyKind[] = ['appointments', 'vouchers', 'favourites', 'notifications', 'search', 'message', 'error'];
  it.each<[string, () => string]>([
    ['blog cover', () => blogCover('a post')],
    ['book cover', () => bookCover({ seed: 'b', title: 'The hour that pays for the week', subtitle: 'Seven habits' })],
    [
      'shop card',
      () => shopCard({ name: 'Fern & Fold', about: 'Hair, Cork', actions: ['Book A Service'], picture: recipe }),
    ],
    [
      'post card',
      () =>
        postCard({ title: 'Time', about: 'Blog', author: 'Orla Feeney', picture: { kind: 'blogCover', seed: 'c' } }),
    ],
    ['logo', () => logo()],
    ['sprig', () => sprig({ title: 'A "sprig"' })],
    ['app icon', () => appIcon({ shape: 'full' })],
    ...kinds.map((kind): [string, () => string] => [`${kind} spot`, () => emptyState(kind)]),
  ])('the %s is valid and deterministic', (_name, make) => {
    expectSound(make());
    expect(make()).toBe(make());
  });
});

describe('recipes', () => {
  const recipes: Recipe[] = [
    { kind: 'scene', trade: 'tutoring', seed: 's', composition: 2, palette: 'sky', time: 'noon' },
    { kind: 'shopFront', trade: 'nails', seed: 's', name: 'Lacquer', facade: 'glazed' },
    { kind: 'portrait', seed: 'Orla Feeney' },
    { kind: 'blogCover', seed: 's' },
    { kind: 'bookCover', seed: 's', title: 'Time' },
  ];

  it.each(recipes)('are parsed from storage and drawn: $kind', (recipe) => {
    const stored: unknown = JSON.parse(JSON.stringify(recipe));
    const read = parseRecipe(stored);
    expect(read).toMatchObject(recipe);
    expectSound(draw(recipe, { width: 480, height: 300 }));
    expect(tintOf(recipe)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('accept "avatar" and "variant" as synonyms of portrait and composition', () => {
    expect(parseRecipe({ kind: 'avatar', seed: 'x' })).toMatchObject({ kind: 'portrait', seed: 'x' });
    expect(parseRecipe({ kind: 'scene', trade: 'hair', seed: 'x', variant: 3 })).toMatchObject({ composition: 3 });
  });

  it.each([
    null,
    'scene',
    {},
    { kind: 'scene', seed: 's' },
    { kind: 'scene', trade: 'plumbing', seed: 's' },
    { kind: 'scene', trade: 'hair', seed: '' },
    { kind: 'scene', trade: 'hair', seed: 's', composition: -1 },
    { kind: 'scene', trade: 'hair', seed: 's', palette: 'toString' },
    { kind: 'shopFront', trade: 'hair', seed: 's' },
    { kind: 'constructor', seed: 's' },
    { kind: 'bookCover', seed: 's', title: 'x'.repeat(500) },
  ])('are refused when invalid: %j', (value) => {
    expect(parseRecipe(value)).toBeNull();
  });
});
