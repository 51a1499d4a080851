export { sanitiseHtml } from '@thyme/db/html';
export { contentDirectory, type LoadOptions, loadContent } from './load-content.ts';
export { ContentError } from './parse/content-error.ts';
export { renderMarkdown } from './render/markdown.ts';
export type { PlacedPicture } from './store/pictures.ts';
export type { Change } from './store/sync-rows.ts';
