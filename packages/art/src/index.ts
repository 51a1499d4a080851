/**
 * Illustrations composed from code: pure, deterministic, without fonts, image files or a DOM. Ids are unique per
 * picture, so several can be on one page.
 */
export { type BlogCoverOptions, blogCover } from './covers/blog-cover.ts';
export { type BookCoverOptions, bookCover } from './covers/book-cover.ts';
export type { DaytimeName } from './daytimes.ts';
export { appIcon, logo, sprig } from './marks.ts';
export type { PaletteName } from './palettes.ts';
export { type PortraitOptions, portrait } from './portrait/portrait.ts';
export type { Look } from './portrait/traits.ts';
export { draw, parseRecipe, type Recipe, tintOf } from './recipe.ts';
export type { Size } from './render.ts';
export { type SceneOptions, scene } from './scene.ts';
export type { FacadeName } from './scenes/street.ts';
export { type ShopFrontOptions, shopFront } from './shop-front.ts';
export { picturePlace } from './social/frame.ts';
export { type PostCardOptions, postCard } from './social/post-card.ts';
export { type ShopCardOptions, shopCard } from './social/shop-card.ts';
export { type EmptyKind, emptyState } from './spots/empty-state.ts';
export { type Trade, trades } from './trades.ts';
