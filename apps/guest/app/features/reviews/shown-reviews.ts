import type { ReactNode } from 'react';
import type { ShopOffersQuery } from '../../generated/graphql.ts';

export type BusinessReviews = ShopOffersQuery['business_reviews'];
export type Review = BusinessReviews['reviews'][number];

/** Passed to the lazily loaded parts, which show a card as the page does. */
export interface ShownReviews {
  businessId: number;
  /** The newest, which came with the page. */
  list: BusinessReviews;
  card: (review: Review) => ReactNode;
}
