import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Recipe, tintOf } from '@thyme/art';
import { connect, type Database, pictures } from '@thyme/db';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseFiles, type FilePort, FilesUnavailable } from '../../integrations/files/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/process/log.ts';
import { lastingPath, versionOf } from './picture-url.ts';
import { pictureRoutes } from './routes.ts';
import { insert, type NewPicture } from './store.ts';

let database: TestDatabase;
let connection: ReturnType<typeof connect>;
let db: Database;
let http: FastifyInstance;
let dataDir: string;
let files: FilePort;
let origin: string;

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function drawn(name: string, recipe: Recipe, values: Partial<NewPicture> = {}) {
  return insert(db, {
    folder: 'business',
    name,
    origin: 'drawn',
    drawing: recipe,
    width: 1600,
    height: 1000,
    tint: tintOf(recipe),
    ...values,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'thyme-pictures-'));
  const config = {
    ...loadConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
    dataDir,
  };
  connection = connect(database.url, { max: 4 });
  db = connection.db;
  http = Fastify();
  files = chooseFiles(config);
  await http.register(async (scope) => pictureRoutes(scope, { db, config, files, log: createLog(config) }));
  origin = await http.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await http?.close();
  await connection?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('drawn pictures', () => {
  it.each<[string, Recipe, number, number]>([
    ['scene', { kind: 'scene', trade: 'hair', seed: 'fern', composition: 1 }, 1600, 1000],
    ['front', { kind: 'shopFront', trade: 'barber', seed: 'fern', name: 'Fern & Fold' }, 1600, 1000],
    ['face', { kind: 'portrait', seed: 'niamh', look: 'feminine' }, 480, 480],
    ['cover', { kind: 'blogCover', seed: 'post' }, 1200, 675],
    ['book', { kind: 'bookCover', seed: 'time', title: 'Time' }, 600, 840],
  ])('answers a %s as WebP of the asked width in its own proportions', async (name, recipe, width, height) => {
    await drawn(name, recipe, { width, height });
    const response = await get(`/uploads/business/${name}.webp?w=240`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { format, width: w, height: h } = await sharp(await bytesOf(response)).metadata();
    expect({ format, w, h }).toEqual({ format: 'webp', w: 240, h: Math.round((240 * height) / width) });
  });

  it('are the same at every width, and byte-identical when requested again', async () => {
    await drawn('widths', { kind: 'scene', trade: 'nails', seed: 'widths', composition: 0 });
    const small = await bytesOf(await get('/uploads/business/widths.webp?w=96'));
    const large = await bytesOf(await get('/uploads/business/widths.webp?w=480'));
    expect(await difference(small, large)).toBeLessThan(12);
    expect(await bytesOf(await get('/uploads/business/widths.webp?w=96'))).toEqual(small);
  });

  it('are made once for concurrent requests, and cached on disk', async () => {
    const picture = await drawn('crowd', { kind: 'scene', trade: 'barber', seed: 'crowd', composition: 2 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/uploads/business/crowd.webp?w=240')));
    const bodies = await Promise.all(answers.map(bytesOf));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(await readdir(join(dataDir, 'cache/pictures/business/crowd'))).toEqual([`${versionOf(picture)}-240.webp`]);
  });

  it('are cacheable for ever under a versioned address, and for a day without', async () => {
    const picture = await drawn('cached', { kind: 'portrait', seed: 'x' }, { width: 240, height: 240 });
    const versioned = await get(`${lastingPath(picture)}?w=96`);
    expect(versioned.headers.get('cache-control')).toContain('immutable');
    const plain = await get('/uploads/business/cached.webp?w=96');
    expect(plain.headers.get('cache-control')).toContain('max-age=86400');
    expect(plain.headers.get('cache-control')).not.toContain('immutable');
    const again = await get('/uploads/business/cached.webp?w=96', { 'if-none-match': plain.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await bytesOf(again)).length).toBe(0);
  });

  it('get another address and tag when the recipe changes', async () => {
    const before = await drawn('changing', { kind: 'portrait', seed: 'one' }, { width: 240, height: 240 });
    const tag = (await get('/uploads/business/changing.webp?w=96')).headers.get('etag');
    const [after] = await db
      .update(pictures)
      .set({ drawing: { kind: 'portrait', seed: 'two' } })
      .returning();
    expect(after && lastingPath(after)).not.toBe(lastingPath(before));
    expect((await get('/uploads/business/changing.webp?w=96')).headers.get('etag')).not.toBe(tag);
    const old = await get(`${lastingPath(before)}?w=96`);
    expect(old.headers.get('cache-control')).not.toContain('immutable');
  });
});

describe('uploaded pictures', () => {
  it('are read from the file store and never enlarged', async () => {
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    await files.write('pictures/photo.jpg', photo);
    await insert(db, {
      folder: 'profile',
      name: 'photo',
      origin: 'uploaded',
      storageKey: 'pictures/photo.jpg',
      width: 600,
      height: 400,
      tint: '#336699',
    });
    const sizes = await Promise.all(
      [240, 1200].map(
        async (w) => (await sharp(await bytesOf(await get(`/uploads/profile/photo.webp?w=${w}`))).metadata()).width,
      ),
    );
    expect(sizes).toEqual([240, 600]);
  });

  it('are served from the cache while the store is down, and not reported as missing', async () => {
    const read = vi.spyOn(files, 'read').mockRejectedValue(new FilesUnavailable('away'));
    expect((await get('/uploads/profile/photo.webp?w=240')).status).toBe(200);
    expect((await get('/uploads/profile/photo.webp?w=480')).status).toBe(503);
    read.mockRestore();
    expect((await get('/uploads/profile/photo.webp?w=480')).status).toBe(200);
  });

  it('show the placeholder when the file is gone', async () => {
    await insert(db, {
      folder: 'profile',
      name: 'lost',
      origin: 'uploaded',
      storageKey: 'pictures/lost.jpg',
      width: 10,
      height: 10,
      tint: '#336699',
    });
    expect((await get('/uploads/profile/lost.webp')).status).toBe(404);
  });
});

describe('invalid pictures', () => {
  it.each([
    '/uploads/business/nobody.webp',
    '/uploads/secrets/scene.webp',
    '/uploads/business/..%2f..%2fpackage.webp',
    '/uploads/business/%2e%2e.webp',
    '/uploads/business/scene.png',
    '/uploads/business/Scene.webp',
    '/uploads/business/scene%00.webp',
    '/uploads/business/%252e%252e%252fscene.webp',
  ])('answers %s with a small drawing and 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const body = await bytesOf(response);
    expect((await sharp(body).metadata()).format).toBe('webp');
    expect(body.length).toBeLessThan(5_000);
  });

  it.each(['97', '0', '-96', '96px', '1e2', '100000', ''])('refuses the width %j', async (width) => {
    expect((await get(`/uploads/business/face.webp?w=${width}`)).status).toBe(400);
  });

  it('show the placeholder for an unknown recipe', async () => {
    await insert(db, {
      folder: 'content',
      name: 'odd',
      origin: 'drawn',
      drawing: { kind: 'photograph', seed: 'x' },
      width: 10,
      height: 10,
      tint: '#336699',
    });
    expect((await get('/uploads/content/odd.webp')).status).toBe(404);
  });
});

/** Mean difference of two pictures per channel, both scaled to 48 pixels. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const raw = (picture: Buffer) => sharp(picture).removeAlpha().resize(48, 30).raw().toBuffer();
  const [x, y] = [await raw(a), await raw(b)];
  return x.reduce((sum, value, i) => sum + Math.abs(value - (y[i] ?? 0)), 0) / x.length;
}
