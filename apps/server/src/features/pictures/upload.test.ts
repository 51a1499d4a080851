import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@thyme/db';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFiles, type FilePort } from '../../integrations/files/index.ts';
import { storeUpload } from './upload.ts';

let database: TestDatabase;
let connection: ReturnType<typeof connect>;
let files: FilePort;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 2 });
  dataDir = await mkdtemp(join(tmpdir(), 'thyme-uploads-'));
  files = chooseFiles({ dataDir, s3: null });
});
afterAll(async () => {
  await connection?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const upload = (bytes: Uint8Array) =>
  storeUpload(connection.db, files, { folder: 'profile', bytes, alt: 'A portrait' });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3300' } });

describe('uploading a picture', () => {
  it('stores it upright, within the size limit, and without camera metadata', async () => {
    const sideways = await plain(3000, 1000)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '53/1 20/1 0/1' } })
      .jpeg()
      .toBuffer();
    const result = await upload(sideways);
    if (!result.ok) throw new Error(result.refused);
    expect(result.picture).toMatchObject({ width: 800, height: 2400, tint: '#cc3300', alt: 'A portrait' });
    const stored = await files.read(result.picture.storageKey ?? '');
    const { format, exif, width } = await sharp(stored ?? Buffer.alloc(0)).metadata();
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 800 });
  });

  it.each([
    ['words', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing that could carry scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('refuses %s', async (_what, bytes) => {
    expect(await upload(bytes)).toEqual({ ok: false, refused: 'not-a-picture' });
  });

  it('refuses a truncated picture', async () => {
    const whole = await plain(600, 600)
      .composite([{ input: await plain(300, 300).png().toBuffer() }])
      .jpeg()
      .toBuffer();
    expect(await upload(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, refused: 'not-a-picture' });
  });

  it('refuses a picture that would exhaust memory', async () => {
    const huge = await plain(9000, 6000).png().toBuffer();
    expect(huge.length).toBeLessThan(1_000_000);
    expect(await upload(huge)).toEqual({ ok: false, refused: 'too-large' });
  });
});
