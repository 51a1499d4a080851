/**
 * Illustrations composed from code: pure, deterministic, without fonts, pictures or a DOM.
 * Ids are unique per picture, so many can stand on one page.
 */
export { type BlogCoverOptions, blogCover } from './covers/blog-cover.ts';
export { logo, sprig } from './marks.ts';
export { type SceneOptions, scene } from './scene.ts';
export { type EmptyKind, emptyState } from './spots/empty-state.ts';
export { type Trade, trades } from './trades.ts';
