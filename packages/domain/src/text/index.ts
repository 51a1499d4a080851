export {
  BLOG_EXCERPT,
  CARD_LOCATION_LIMIT,
  DESCRIPTION_PREVIEW,
  type Excerpt,
  excerpt,
  LOCATION_PREVIEW,
  LOCATION_PREVIEW_OVER,
  locationPreview,
  PROMO_EXCERPT,
  plainText,
  proseExcerpt,
  TESTIMONIAL_LIMIT,
} from './excerpt.ts';
export { listInWords } from './list.ts';
export { midSentence } from './mid-sentence.ts';
export { tidyLine, tidyText } from './tidy.ts';
