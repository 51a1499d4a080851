import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { type SmallSite, writeSmallSite } from '../../test/kit/small-site.ts';
import { NONCE_PLACEHOLDER } from './desk.ts';

let site: SmallSite;
let desk: string;
let api: TestApi;
beforeAll(async () => {
  site = await writeSmallSite();
  desk = await mkdtemp(path.join(tmpdir(), 'thyme-desk-'));
  await mkdir(path.join(desk, 'build/client/assets'), { recursive: true });
  const page = `<!doctype html><title>Desk</title><script nonce="${NONCE_PLACEHOLDER}">1</script>`;
  await writeFile(path.join(desk, 'build/client/index.html'), page);
  await writeFile(path.join(desk, 'build/client/assets/desk-abc123.js'), 'export {};');
  api = await bootApi({ site: { kind: 'built', directory: site.directory, desk } });
});
afterAll(async () => {
  await api.close();
  await site.remove();
  await rm(desk, { recursive: true, force: true });
});

describe("the desk's one page", () => {
  it.each(['/business/', '/business/login', '/business/index.html'])(
    'answers at %s and may run its own scripts only',
    async (address) => {
      const response = await api.fetch(address);
      const text = await response.text();
      const hash = createHash('sha256').update('1').digest('base64');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(text).toMatch(/nonce="[\w+/]{22}=="/);
      expect(text).not.toContain(NONCE_PLACEHOLDER);
    },
  );

  it('is also found without the trailing slash, with its query', async () => {
    const response = await api.fetch('/business?token=a%2Fb', { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/business/?token=a%2Fb');
  });

  it("has immutable assets, and does not affect the guests' addresses", async () => {
    const part = await api.fetch('/business/assets/desk-abc123.js');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect(await (await api.fetch('/business-of-mine')).text()).toContain('rendering');
  });
});
