import type { Executor } from '@thyme/db';
import { pictures } from '@thyme/db/schema';
import { and, inArray } from 'drizzle-orm';
import { Drawing, type Recipe } from '../parse/picture.ts';
import { type Change, syncRows } from './sync-rows.ts';

/** A picture inside a block: enough to reserve its space before it loads. */
export interface PlacedPicture {
  src: string;
  width: number;
  height: number;
  tint: string;
}

const sizes = {
  scene: { width: 1600, height: 1000 },
  blogCover: { width: 1600, height: 900 },
  avatar: { width: 480, height: 480 },
} as const;

/** The wall colour of each palette, shown until the picture has loaded. */
const tints: Record<string, string> = {
  sage: '#c3cfb8',
  clay: '#dca184',
  cream: '#efe2cc',
  plum: '#8e7297',
  honey: '#ecc784',
  dusk: '#93a8b3',
  night: '#215041',
  blush: '#ecd0c2',
};
const paper = '#efe2cc';

/** Collects the pictures that content uses, stores them in one batch, and then resolves their ids and URLs. */
export class PictureShelf {
  readonly #wanted = new Map<string, typeof pictures.$inferInsert>();
  readonly #ids = new Map<string, number>();

  request({ recipe }: Drawing, alt: string): void {
    const { folder, name, path } = addressOf(recipe);
    const known = this.#wanted.get(path);
    if (known && JSON.stringify(known.drawing) !== JSON.stringify(recipe)) {
      throw new RangeError(`Two different pictures would be called ${path}: give one of them another seed`);
    }
    const { width, height } = sizes[recipe.kind];
    const tint = tints[recipe.palette ?? ''] ?? paper;
    const drawing: Record<string, unknown> = { ...recipe };
    this.#wanted.set(path, { folder, name, origin: 'drawn', drawing, width, height, alt: known?.alt || alt, tint });
  }

  /** Collects every picture inside a value; its alt text is in `<name>_alt_text` or `alt`. */
  requestInside(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.requestInside(item);
    else if (typeof value === 'object' && value !== null && !(value instanceof Drawing)) {
      const fields = value as Record<string, unknown>;
      for (const [key, field] of Object.entries(fields)) {
        if (field instanceof Drawing) this.request(field, String(fields[`${key}_alt_text`] ?? fields.alt ?? ''));
        else this.requestInside(field);
      }
    }
  }

  async store(db: Executor): Promise<Change[]> {
    const rows = [...this.#wanted.values()];
    const within = and(
      inArray(pictures.folder, ['blog', 'content']),
      inArray(
        pictures.name,
        rows.map((row) => row.name),
      ),
    );
    const options = { name: 'pictures', table: pictures, key: ['folder', 'name'], within, keepOthers: true } as const;
    const changes = await syncRows(db, { ...options, key: [...options.key], rows });
    for (const row of await db.select().from(pictures).where(within)) {
      this.#ids.set(`/uploads/${row.folder}/${row.name}.webp`, row.id);
    }
    return changes;
  }

  id({ recipe }: Drawing): number {
    const { path } = addressOf(recipe);
    const id = this.#ids.get(path);
    if (id === undefined) throw new Error(`The picture ${path} was never asked for`);
    return id;
  }

  place({ recipe }: Drawing): PlacedPicture {
    const { path } = addressOf(recipe);
    return { src: path, ...sizes[recipe.kind], tint: tints[recipe.palette ?? ''] ?? paper };
  }

  /** The same value with recipes replaced by URLs. */
  placeInside(value: unknown): unknown {
    if (value instanceof Drawing) return this.place(value);
    if (Array.isArray(value)) return value.map((item) => this.placeInside(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, this.placeInside(field)]));
  }
}

function addressOf(recipe: Recipe) {
  const folder = recipe.kind === 'blogCover' ? 'blog' : 'content';
  const prefix = recipe.kind === 'blogCover' ? '' : `${recipe.trade ?? recipe.kind}-`;
  const name = `${prefix}${recipe.seed}`;
  return { folder, name, path: `/uploads/${folder}/${name}.webp` };
}
