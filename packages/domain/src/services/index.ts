/** Longest texts of what a business sells, in characters, for its forms, the API and the table. */
export const serviceLimits = {
  categoryName: 80,
  name: 120,
  description: 2_000,
  /** What one price of several is for, such as 'Long hair'. */
  priceLabel: 60,
} as const;
