import { sprig } from '@thyme/art';
import sharp from 'sharp';

let drawn: Promise<Buffer> | undefined;

/** Replaces a missing picture: the sprig, pale on paper. */
export function placeholder(): Promise<Buffer> {
  drawn ??= sharp({ create: { width: 480, height: 300, channels: 3, background: '#efe9dd' } })
    .composite([{ input: Buffer.from(sprig({ size: 120, colour: '#cfd8cc' })) }])
    .webp({ quality: 80 })
    .toBuffer();
  return drawn;
}
