import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLAIN = join(import.meta.dirname, '../icons/plain-icon.ts');

/** For a site's build: icons keep their drawings and lose the machinery around them. Development uses lucide's own. */
export function plainIcons(): Plugin {
  return {
    name: 'thyme:plain-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(source, importer) {
      return source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? PLAIN : null;
    },
  };
}
