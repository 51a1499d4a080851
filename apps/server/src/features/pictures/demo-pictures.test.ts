import { draw, parseRecipe, type Recipe, tintOf } from '@thyme/art';
import { type Connection, connect, pictures } from '@thyme/db';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import { planDemo } from '@thyme/demo';
import { loadContent } from '@thyme/demo/content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rasterise } from './rasterise.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 1 });
});

afterAll(async () => {
  await connection?.close();
  await database?.drop();
});

const undrawable = (rows: readonly { name: string; drawing?: unknown }[]) =>
  rows.filter(({ drawing }) => parseRecipe(drawing) === null).map(({ name }) => name);

describe('pictures that are stored as recipes', () => {
  const world = planDemo({ now: Date.parse('2026-11-18T11:00:00Z') / 1000, secret: () => 'a-room-of-the-demo' });
  const shown = world.rows.of('pictures');

  it('can all be drawn in the demo, with their placeholder colour', () => {
    expect(undrawable(shown)).toEqual([]);
    // Faces have one placeholder colour.
    const scenes = shown.filter(({ drawing }) => parseRecipe(drawing)?.kind !== 'portrait');
    const offColour = scenes.filter(({ drawing, tint }) => tintOf(parseRecipe(drawing) as Recipe) !== tint);
    expect(offColour.map(({ name }) => name)).toEqual([]);
  });

  it('can all be drawn in the content', async () => {
    await loadContent(connection.db, { today: '2026-11-18' });
    const rows = await connection.db.select().from(pictures);
    expect(rows.length).toBeGreaterThan(20);
    expect(undrawable(rows)).toEqual([]);
  });

  it('render for each kind, trade and view', async () => {
    const kinds = new Map<string, (typeof shown)[number]>();
    for (const picture of shown) {
      const { kind, trade, composition } = picture.drawing as Record<string, unknown>;
      kinds.set(`${kind} ${trade} ${composition}`, picture);
    }
    expect(kinds.size).toBeGreaterThan(40);
    for (const { drawing, width, height } of kinds.values()) {
      expect(draw(parseRecipe(drawing) as Recipe, { width, height })).toMatch(/^<svg/);
    }
    // An index beyond the end of a trade's list would repeat another picture.
    const scenes = [...kinds.values()].map(({ drawing }) => drawing).filter((drawing) => drawing?.kind === 'scene');
    const alike = scenes.map((drawing) =>
      draw({ ...drawing, seed: 'one', palette: 'sage', brand: 'One' } as Recipe, { width: 160, height: 100 }),
    );
    expect(new Set(alike).size).toBe(scenes.length);
    const [first] = shown;
    const image = await rasterise(parseRecipe(first?.drawing) as Recipe, { width: 1600, height: 1000 }, 96);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 96, height: 60 });
  });
});
