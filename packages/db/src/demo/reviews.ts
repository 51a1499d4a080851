import type { Random } from '../generate/random.ts';
import type { TradeSlug } from './catalogue/index.ts';

/** What people say of a trade when they are pleased. */
const praise: Record<TradeSlug, readonly string[]> = {
  hair: [
    'Listened for ten minutes before picking up the shears. Best cut I have had in Dublin, and it still sits well after six weeks.',
    'Balayage exactly as on my picture. Calm room, good tea, and the price was the price.',
    'Lovely people, and the waves lasted through a whole wedding.',
    'First place that did not try to straighten my curls.',
    'She told me honestly that the fringe was a bad idea. She was right.',
    'My grey is now a feature. I did not know it could be.',
  ],
  barber: [
    'Sharpest fade in town and no nonsense about it.',
    'In the chair on time, out the door on time.',
    'Hot towel shave was worth every cent of it.',
    'Young lad was nervous, they were very good with him.',
    'Asked for the same as last time and they remembered.',
  ],
  nails: [
    'Three weeks and not one chip.',
    'Tiny ferns on two nails. Strangers ask about them.',
    'No smell, no rush, no upselling.',
    'My nails used to peel. They do not now.',
    'Neat work, lovely chat, fair price.',
  ],
  skin: [
    'She explained what every single thing was for.',
    'Redness gone down for the first time in years.',
    'Fell asleep. Woke up looking as if I had slept.',
    'No pressure to buy anything, which is why I bought something.',
    'The plan on paper was the best part.',
  ],
  'brows-lashes': [
    'They match. They have never matched before.',
    'Lash lift still curled after seven weeks.',
    'Quick, gentle, and she stopped when I said stop.',
    'People keep telling me I look well rested.',
    'The call beforehand put me completely at ease.',
  ],
  massage: [
    'Found the knot that I have been carrying since March.',
    'Walked in like a question mark, walked out straight.',
    'Warm room, warm hands, not a word more than needed.',
    'Asked about pressure twice and actually changed it.',
    'I have sent my mother, my sister and my boss.',
  ],
  'yoga-pilates': [
    'I am fifty-eight and stiff as a gate. Nobody minded.',
    'Small class, so you really are corrected.',
    'The last ten minutes lying down are worth the fee alone.',
    'Six weeks ago I could not touch my knees.',
    'Good teacher: plain words, no showing off.',
  ],
  'personal-training': [
    'Deadlifted my own weight at sixty-one.',
    'She writes everything down, so you see it move.',
    'Sore knees are better, not worse.',
    'No shouting. I was dreading the shouting.',
    'Four weeks in and the stairs at work are nothing.',
  ],
  therapy: [
    'I was heard. That is all I wanted to say.',
    'Kind, steady, and honest about how long it would take.',
    'The short call first made the real visit so much easier.',
    'Three exercises, ten minutes a day, back to running.',
    'A quiet room and a fair clock.',
  ],
  lessons: [
    'From a H6 to a H3 in one winter.',
    'My daughter now does scales without being asked.',
    'Patient beyond belief.',
    'Tháinig mo chuid Gaeilge ar ais. Go raibh míle maith agat.',
    'Explained in an hour what I had missed for a year.',
  ],
};

const plain = [
  'Grand job, will be back.',
  'Exactly what I booked.',
  'Easy to book, easy to find.',
  'Very good.',
  'All went well, thank you.',
  '',
];
const middling = [
  'Good work, but I waited a quarter of an hour.',
  'Fine, though a little rushed at the end.',
  'Nice place. Parking is a struggle.',
  'Happy with it, would ask for someone else next time.',
];
const poor = [
  'Not what I had asked for. They offered to put it right, to be fair.',
  'Had to ring twice about my time. The visit itself was all right.',
  'Too dear for what it was.',
];

export interface ReviewSketch {
  rating: number;
  comment: string;
}

/** One review as a guest of that trade might write it. `kindness` from 0 to 1 is how much the shop is liked. */
export function writeReview(trade: TradeSlug, kindness: number, random: Random): ReviewSketch {
  const rating = random.weighted([
    [5, 60 + 35 * kindness],
    [4, 22],
    [3, 9 * (1.3 - kindness)],
    [2, 4 * (1.3 - kindness)],
    [1, 2 * (1.3 - kindness)],
  ]);
  if (rating >= 4) return { rating, comment: random.pick(random.chance(0.75) ? praise[trade] : plain) };
  return { rating, comment: random.pick(rating === 3 ? middling : poor) };
}
