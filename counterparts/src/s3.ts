import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import { type Fault, type FaultContext, type Finding, holds } from '../../faults/src/fault.ts';
import { type Fixture, openFixture } from '../../faults/src/fixture.ts';
import { installTool } from '../../scripts/running/install-tools.ts';
import { startProgram } from './program.ts';

const BUCKET = 'thyme-pictures';
const PICTURE = 'apps/guest/public/icon-512.png';
const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

/** Pictures in a bucket: stored by one server, read from another, through an outage of the store. */
export const s3: Fault = {
  name: 's3',
  about: 'pictures in the bucket of an S3 server, which is away for a while',
  async run(context) {
    const tool = join(context.root, 'counterparts', 's3rver');
    await installTool(tool, { name: 's3rver', say: context.log });
    const fixture = await openFixture(context, 's3');
    try {
      return await storeAndRead(fixture, join(tool, 'node_modules', 's3rver', 'bin', 's3rver.js'), context);
    } finally {
      await fixture.close();
    }
  },
};

async function storeAndRead(fixture: Fixture, script: string, { root, scratch }: FaultContext): Promise<Finding[]> {
  const picture = new Uint8Array(readFileSync(join(root, PICTURE)));
  const port = (await freePort()) ?? 0;
  const directory = join(scratch, 's3-files');
  mkdirSync(directory, { recursive: true });
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET];
  const start = () => startProgram(process.execPath, [script, ...options], { port });
  let store = await start();
  const env = {
    ...KEYS,
    S3_BUCKET: BUCKET,
    S3_REGION: 'eu-west-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
  };
  const [a, b] = [await fixture.instance(env), await fixture.instance(env)];
  const token = fixture.seed.guests[0]?.token ?? '';
  try {
    const first = await upload(a.address, token, picture);
    const read = await fetch(b.address + first.photo);
    await store.stop();
    const refused = await upload(a.address, token, picture);
    store = await start();
    await pause(500);
    const later = await upload(a.address, token, picture);
    const last = await fetch(b.address + later.photo);
    return [
      holds('a picture is stored', first.status === 200, first.status),
      holds(
        'and read from the other server',
        read.ok && read.headers.get('content-type') === 'image/webp',
        read.status,
      ),
      holds('while the store is away, a clear sentence', refused.status === 503, refused.message),
      holds('afterwards pictures are stored again', later.status === 200, later.status),
      holds('and read', last.ok, last.status),
    ];
  } finally {
    await store.stop();
  }
}

async function upload(address: string, token: string, picture: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/account/photo`, { method: 'POST', body: form, headers });
  const answer = (await response.json()) as { photo?: string; errors?: { message: string }[] };
  return { status: response.status, photo: answer.photo ?? '', message: answer.errors?.[0]?.message ?? '' };
}
