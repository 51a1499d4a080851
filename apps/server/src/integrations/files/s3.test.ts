import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../../../test/kit/stand-ins/s3-stand-in.ts';
import { BadFileKey, chooseFiles, FilesUnavailable } from './index.ts';
import { s3Files } from './s3.ts';

const account = { region: 'eu-west-1', id: 'the-key', secret: 'its+secret/words' };
const PHOTO = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
const PATH = '/thyme-uploads/pictures/profile/one.webp';
const KEY = 'pictures/profile/one.webp';

let store: S3StandIn;
beforeAll(async () => {
  store = await startS3StandIn(account);
});
afterAll(() => store.close());
afterEach(() => {
  store.objects.clear();
  store.requests.length = 0;
  vi.unstubAllEnvs();
});

const bucket = ({ secret = account.secret, endpoint = store.url } = {}) => ({
  bucket: 'thyme-uploads',
  region: account.region,
  endpoint,
  credentials: { id: account.id, secret },
});

describe('files in a bucket', () => {
  it('are written under their key, read back byte for byte and removed', async () => {
    const files = chooseFiles({ dataDir: '/nowhere', s3: bucket() });
    expect(files.name).toBe('S3');
    await files.write(KEY, Buffer.from('first'));
    await files.write(KEY, PHOTO);
    expect(store.objects.get(PATH)?.equals(PHOTO)).toBe(true);
    expect((await files.read(KEY))?.equals(PHOTO)).toBe(true);
    await files.remove(KEY);
    await files.remove(KEY);
    expect(store.objects.size).toBe(0);
    expect(await files.read(KEY)).toBeNull();
  });

  it('are written and read despite "slow down" responses and lost connections', async () => {
    const files = s3Files(bucket());
    store.trouble('slow-down', 2);
    await files.write(KEY, PHOTO);
    store.trouble('cut', 1);
    store.trouble('slow-down', 1);
    expect((await files.read(KEY))?.equals(PHOTO)).toBe(true);
    expect(store.requests).toEqual([...Array(3).fill(`PUT ${PATH}`), ...Array(3).fill(`GET ${PATH}`)]);
  });

  it('are unavailable, not missing, when the store keeps refusing', async () => {
    const files = s3Files(bucket());
    store.trouble('slow-down', 3);
    await expect(files.read(KEY)).rejects.toThrow(FilesUnavailable);
    await files.write(KEY, PHOTO);
    expect((await files.read(KEY))?.length).toBe(PHOTO.length);
  });

  it.each(['silent', 'half'] as const)('are given up in time when the answer is %s', async (kind) => {
    const files = s3Files(bucket(), 400);
    store.trouble(kind, 1);
    const started = performance.now();
    await expect(files.read(KEY)).rejects.toMatchObject({ name: 'FilesUnavailable', statusCode: 503 });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('are unavailable when the store is down or the credentials are wrong', async () => {
    await expect(s3Files(bucket({ secret: 'guessed' })).write(KEY, PHOTO)).rejects.toThrow(FilesUnavailable);
    await expect(s3Files(bucket({ endpoint: 'http://127.0.0.1:9' })).read(KEY)).rejects.toThrow(FilesUnavailable);
    expect(store.objects.size).toBe(0);
  });

  it('are accessed with the machine’s role where no credentials are configured', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', account.id);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', account.secret);
    await s3Files({ ...bucket(), credentials: null }).write(KEY, PHOTO);
    expect(store.objects.has(PATH)).toBe(true);
  });

  it.each(['../other-bucket/x', '/etc/passwd', 'a//b', 'A.webp'])('have no key like %j', async (key) => {
    const files = s3Files(bucket());
    await expect(files.write(key, PHOTO)).rejects.toThrow(BadFileKey);
    await expect(files.read(key)).rejects.toThrow(BadFileKey);
    await expect(files.remove(key)).rejects.toThrow(BadFileKey);
    expect(store.requests).toEqual([]);
  });
});
