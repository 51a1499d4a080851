/** The trades that have their own pictures. */
export const trades = [
  'hair',
  'barber',
  'nails',
  'massage-spa',
  'yoga-pilates',
  'gym-fitness',
  'therapy-counselling',
  'tutoring',
  'makeup-skin',
] as const;

export type Trade = (typeof trades)[number];
