import type { ShopOffersQuery } from '../../generated/graphql.ts';

export type BusinessReviews = ShopOffersQuery['business_reviews'];
export type Review = BusinessReviews['reviews'][number];

/** More than these are a row that scrolls sideways, with a button for all of them. */
export const SCROLLS_OVER = 8;

/** Those with words; stars alone count in the breakdown only. */
export const spokenOf = ({ reviews }: BusinessReviews): Review[] => reviews.filter(({ comment }) => comment !== '');

export const turnsSideways = (list: BusinessReviews): boolean => spokenOf(list).length > SCROLLS_OVER;

/** Passed to the lazily loaded parts. */
export interface ShownReviews {
  businessId: number;
  /** The newest, which came with the page. */
  list: BusinessReviews;
}
