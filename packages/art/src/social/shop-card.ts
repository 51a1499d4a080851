/** Social card of a shop. */
import { line, lineWidth } from '../lettering/line.ts';
import { d } from '../markup.ts';
import { draw, type Recipe } from '../recipe.ts';
import { frame, headline, ink, pictureSize, wordsAt } from './frame.ts';

export type ShopCardOptions = {
  name: string;
  /** Trade and place in one line: "Hair and skin studio, Ranelagh, Dublin 6". */
  about: string;
  /** Average to one decimal and the number of ratings; left out when there are none. */
  rating?: { average: string; count: string };
  /** Labels of the two buttons: "Book A Service", "from €15". */
  actions: readonly string[];
  /** Null leaves the space empty, for a photograph. */
  picture: Recipe | null;
};

const star =
  'M12 2.600l2.900 5.900 6.500.950-4.700 4.580 1.100 6.470L12 17.440 6.200 20.500l1.100-6.470L2.600 9.450l6.500-.950z';

export function shopCard({ name, about, rating, actions, picture }: ShopCardOptions): string {
  const words = headline(name, about, 84) + (rating ? stars(rating) : '') + buttons(actions);
  return frame(`${name} on Thyme`, words, picture ? draw(picture, { ...pictureSize, grain: false }) : '');
}

function stars({ average, count }: { average: string; count: string }): string {
  const y = 466;
  const bold = { face: 'bold', size: 30 } as const;
  return (
    d`<path transform="translate(${wordsAt - 3} ${y - 27}) scale(1.42)" d="${star}" fill="${ink.honey}"/>` +
    line(average, { ...bold, x: wordsAt + 44, y, fill: ink.ink }) +
    line(count, { face: 'text', size: 30, x: wordsAt + 58 + lineWidth(average, bold), y, fill: ink.soft })
  );
}

/** The first is filled, the others are tinted. */
function buttons(labels: readonly string[]): string {
  let x = wordsAt;
  return labels
    .map((label, i) => {
      const style = { face: 'bold', size: 26 } as const;
      const w = lineWidth(label, style) + 48;
      const fill = i === 0 ? ink.green : ink.pale;
      const out =
        d`<rect x="${x}" y="514" width="${w}" height="64" rx="16" fill="${fill}"/>` +
        line(label, { ...style, x: x + 24, y: 555, fill: i === 0 ? '#ffffff' : ink.deep });
      x += w + 12;
      return out;
    })
    .join('');
}
