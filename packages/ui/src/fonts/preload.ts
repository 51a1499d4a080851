import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from './fraunces-latin.woff2?url';

/** The two files that every page needs. Link them with `rel="preload" as="font" crossOrigin="anonymous"`. */
export const fontPreloads = [figtree, fraunces].map((href) => ({ href, type: 'font/woff2' }) as const);
