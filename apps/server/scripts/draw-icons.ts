/** Draws the site's icons from the logo: run `node apps/server/scripts/draw-icons.ts` after changing the mark. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { appIcon, logo } from '@thyme/art';
import sharp from 'sharp';

const target = (name: string) => fileURLToPath(new URL(`../../guest/public/${name}`, import.meta.url));

const png = (size: number, shape: 'rounded' | 'full') =>
  sharp(Buffer.from(appIcon({ size, shape })))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file with PNG pictures inside: a directory of 16 bytes each, then the pictures. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, i) => {
    const at = 6 + i * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const manifest = {
  name: 'Thyme',
  short_name: 'Thyme',
  description: 'Book time for yourself with people near you',
  start_url: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#1f5a45',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const sizes = [16, 32, 48];
const files: Record<string, string | Buffer> = {
  'favicon.svg': appIcon({ size: 64 }),
  'favicon.ico': ico(await Promise.all(sizes.map(async (size) => ({ size, bytes: await png(size, 'rounded') })))),
  'apple-touch-icon.png': await png(180, 'full'),
  'icon-192.png': await png(192, 'rounded'),
  'icon-512.png': await png(512, 'rounded'),
  'icon-maskable-512.png': await png(512, 'full'),
  'logo.svg': logo({ height: 100 }),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
};

await mkdir(target('.'), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(target(name), content);
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`);
}
