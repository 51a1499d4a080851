/**
 * Illustrations composed from code: pure, deterministic, without fonts, pictures or a DOM.
 * Ids are unique per picture, so many can stand on one page.
 */
export { type BlogCoverOptions, blogCover } from './covers/blog-cover.ts';
export { appIcon, logo, sprig } from './marks.ts';
export { type PortraitOptions, portrait } from './portrait/portrait.ts';
export type { Look } from './portrait/traits.ts';
export { type SceneOptions, scene } from './scene.ts';
export { type ShopFrontOptions, shopFront } from './shop-front.ts';
export { type EmptyKind, emptyState } from './spots/empty-state.ts';
export { type Trade, trades } from './trades.ts';
