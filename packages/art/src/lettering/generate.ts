/**
 * Writes the outlines of the display and text faces to `generated/`, so that text in pictures needs no installed font.
 * Run `node packages/art/src/lettering/generate.ts` after the fonts change. Both fonts are under the SIL OFL 1.1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from 'fontkit';
import type { Face } from './face.ts';

const require = createRequire(import.meta.url);
const { decompress } = require('wawoff2') as { decompress: (woff2: Buffer) => Promise<Uint8Array> };

/** Converts font units to thousandths of the type size, y downwards. */
const EM = 1000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const latin = [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'–—‘’“”•…€'];
/** Letters of the other languages spoken in Irish shops: Polish, Lithuanian, Latvian, Romanian, Czech. */
const extended = [...'ĀāĂăĄąĆćČčĎďĒēĖėĘęĚěĢģĪīĮįĶķĹĺĻļŁłŃńŅņŇňŘřŚśŠšŤťŪūŮůŲųŹźŻżŽž'];
const kerned = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...'&.,’-ÁÉÍÓÚáéíóú'];

type Axes = Record<string, number>;
type Source = { family: 'fraunces' | 'figtree'; file: string; axes: Axes };

const soft = { SOFT: 100, WONK: 0 };
const faces: Record<string, Source> = {
  display: { family: 'fraunces', file: 'full-normal', axes: { ...soft, wght: 540, opsz: 144 } },
  italic: { family: 'fraunces', file: 'full-italic', axes: { ...soft, wght: 480, opsz: 72 } },
  text: { family: 'figtree', file: 'wght-normal', axes: { wght: 450 } },
  bold: { family: 'figtree', file: 'wght-normal', axes: { wght: 640 } },
};

async function open({ family, file, axes }: Source, subset: 'latin' | 'latin-ext'): Promise<Font> {
  const path = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-${file}.woff2`);
  // fontkit reads variations only from plain TrueType, not from WOFF2.
  const font = create(Buffer.from(await decompress(readFileSync(path)))) as Font;
  return font.getVariation(axes);
}

const scaled = (font: Font, v: number) => Math.round((v * EM) / font.unitsPerEm);

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** Relative commands with integers: less than half the size of the font's own absolute ones. */
function outline(font: Font, glyph: Glyph): string {
  let pen: [number, number] = [0, 0];
  let start = pen;
  let out = '';
  for (const { command, args } of glyph.path.commands) {
    const points: number[] = [];
    // Closing a contour moves the pen back to its start.
    let end = command === 'closePath' ? start : pen;
    for (let i = 0; i < args.length; i += 2) {
      end = [scaled(font, args[i] ?? 0), scaled(font, -(args[i + 1] ?? 0))];
      points.push(end[0] - pen[0], end[1] - pen[1]);
    }
    pen = end;
    if (command === 'moveTo') start = end;
    out += letters[command] + points.join(' ').replace(/ -/g, '-');
  }
  return out;
}

async function readFace(source: Source): Promise<Face> {
  const [main, more] = [await open(source, 'latin'), await open(source, 'latin-ext')];
  const advances: Face['advances'] = {};
  const outlines: Face['outlines'] = {};
  const add = (font: Font, characters: readonly string[]) => {
    for (const character of characters) {
      const code = character.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(code)) continue;
      // Uses layout instead of a glyph lookup: the calm letter forms are substitutions for the wonky ones.
      const glyph = font.layout(character).glyphs[0] ?? font.glyphForCodePoint(code);
      advances[character] = scaled(font, glyph.advanceWidth);
      outlines[character] = outline(font, glyph);
    }
  };
  add(main, latin);
  add(more, extended);
  const kerning: Face['kerning'] = {};
  for (const left of kerned)
    for (const right of kerned) {
      const run = main.layout(left + right);
      const first = run.glyphs[0];
      const place = run.positions[0];
      if (run.glyphs.length !== 2 || !first || !place) continue;
      const shift = scaled(main, place.xAdvance - first.advanceWidth);
      if (Math.abs(shift) > 2) kerning[left + right] = shift;
    }
  return { capHeight: scaled(main, main.capHeight), xHeight: scaled(main, main.xHeight), advances, outlines, kerning };
}

/** The name in the logo, a little heavier and more tightly set than other text. */
async function writeWordmark(): Promise<void> {
  const font = await open(
    { family: 'fraunces', file: 'full-normal', axes: { ...soft, wght: 560, opsz: 144 } },
    'latin',
  );
  const run = font.layout('Thyme');
  const parts: { x: number; outline: string }[] = [];
  let x = 0;
  run.glyphs.forEach((glyph, i) => {
    parts.push({ x, outline: outline(font, glyph) });
    x += scaled(font, run.positions[i]?.xAdvance ?? 0) - 30;
  });
  // Each outline starts with a relative move from its own origin.
  const path = parts.map((part) => `M${part.x} 0${part.outline}`).join('');
  writeFileSync(
    target('wordmark.ts'),
    `/** Generated by ../generate.ts: "Thyme" in Fraunces, thousandths of the type size. */\nexport const wordmark = { width: ${x + 30}, path: '${path}' };\n`,
  );
}

const target = (name: string) => fileURLToPath(new URL(`generated/${name}`, import.meta.url));

for (const [name, source] of Object.entries(faces)) {
  const face = await readFace(source);
  writeFileSync(target(`${name}.json`), `${JSON.stringify(face)}\n`);
  console.log(
    `${name}: ${Object.keys(face.advances).length} letters, ${Object.keys(face.kerning).length} kerned pairs`,
  );
}
await writeWordmark();
