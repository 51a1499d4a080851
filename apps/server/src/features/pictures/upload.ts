import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FilePort } from '../../integrations/files/index.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { cacheFolder } from './cache.ts';
import { MAX_PIXELS } from './rasterise.ts';
import { insert, listUploads, type Picture, type PictureFolder, remove } from './store.ts';

/** The formats of cameras and phones. SVG is excluded, because it can contain scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** The stored size: enough for the largest width on a high-density screen. */
const STORED_SIZE = { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

/** A part of the upright picture, as fractions of its sides from 0 to 1. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Upload {
  folder: PictureFolder;
  bytes: Uint8Array;
  alt: string;
  ownerId?: number;
  businessId?: number;
  /** Crops the picture; 'square' takes the centre. */
  crop?: Crop | 'square';
}

export type UploadResult = { ok: true; picture: Picture } | { ok: false; refused: 'not-a-picture' | 'too-large' };

type Encoded =
  | { ok: true; data: Buffer; info: { width: number; height: number } }
  | { ok: false; refused: 'not-a-picture' | 'too-large' };

/** A picture as it is stored: WebP, upright, without its location and camera metadata. */
export async function encodePicture(bytes: Uint8Array, crop?: Upload['crop']): Promise<Encoded> {
  const checked = await check(bytes);
  if (checked !== 'fine') return { ok: false, refused: checked };
  const decoded = await decode(bytes, crop);
  return decoded ? { ok: true, ...decoded } : { ok: false, refused: 'not-a-picture' };
}

/** Stores an uploaded picture under an unguessable name. */
export async function storeUpload(db: Db, files: FilePort, upload: Upload): Promise<UploadResult> {
  const encoded = await encodePicture(upload.bytes, upload.crop);
  if (!encoded.ok) return encoded;
  const { data, info } = encoded;
  const name = randomUUID();
  const storageKey = `pictures/${upload.folder}/${name}.webp`;
  await files.write(storageKey, data);
  const { folder, alt, ownerId, businessId } = upload;
  const size = { width: info.width, height: info.height };
  const row = {
    ...size,
    folder,
    name,
    origin: 'uploaded',
    storageKey,
    alt,
    ownerId,
    businessId,
    tint: await meanColour(data),
  };
  try {
    return { ok: true, picture: await insert(db, row) };
  } catch (error) {
    await files.remove(storageKey);
    throw error;
  }
}

/** Reads only the file's header. */
async function check(bytes: Uint8Array): Promise<'fine' | 'not-a-picture' | 'too-large'> {
  const head = bytes.length > 0 ? await orNull(sharp(bytes, { limitInputPixels: false }).metadata()) : null;
  if (!head?.format || !FORMATS.has(head.format)) return 'not-a-picture';
  return head.width * head.height > MAX_PIXELS ? 'too-large' : 'fine';
}

/** The picture to store; null when the file is truncated or invalid. */
const decode = (bytes: Uint8Array, crop: Upload['crop']) =>
  orNull(
    upright(bytes, crop).then((picture) =>
      picture.resize(STORED_SIZE).webp({ quality: 90 }).toBuffer({ resolveWithObject: true }),
    ),
  );

async function upright(bytes: Uint8Array, crop: Upload['crop']) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  if (crop === undefined) return picture;
  const { autoOrient: size } = await picture.metadata();
  return picture.extract(crop === 'square' ? middleOf(size) : partOf(size, crop));
}

interface Size {
  width: number;
  height: number;
}

function middleOf({ width, height }: Size) {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
}

/** Whole pixels within the picture, at least one. */
function partOf({ width, height }: Size, crop: Crop) {
  const within = (fraction: number, side: number) => Math.min(side - 1, Math.max(0, Math.round(fraction * side)));
  const [left, top] = [within(crop.left, width), within(crop.top, height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** sharp throws the same error for every unreadable file; all count as the same refusal. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

async function meanColour(picture: Buffer): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Deletes a person's own uploads except those to keep: files, their cached sizes, then rows. Rows are deleted last, so
 * that a retry after a failure still finds the file.
 */
export async function removeUploads(
  { db, files, config }: Pick<Services, 'db' | 'files' | 'config'>,
  which: { ownerId: number; folder: PictureFolder; keep: readonly number[] },
): Promise<void> {
  for (const { id, name, key } of await listUploads(db, which)) {
    await files.remove(key);
    await rm(join(cacheFolder(config), which.folder, name), { recursive: true, force: true });
    await remove(db, id);
  }
}
