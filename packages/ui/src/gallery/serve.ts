import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, preview } from 'vite';

export type GalleryServer = { url: string; stop: () => Promise<void> };

/** Builds the gallery into `outDir` and serves it on a free port, for tests and for visual review. */
export async function serveGallery(outDir: string): Promise<GalleryServer> {
  const settings = {
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true },
  };
  await build({ ...settings, plugins: [tailwindcss()] });
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The gallery has no address.');
  return {
    url,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
