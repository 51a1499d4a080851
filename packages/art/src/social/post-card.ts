/** Social card of an article. */
import { line } from '../lettering/line.ts';
import { d } from '../markup.ts';
import { portrait } from '../portrait/portrait.ts';
import { hash } from '../random.ts';
import { draw, type Recipe } from '../recipe.ts';
import { frame, headline, ink, pictureSize, placed, wordsAt } from './frame.ts';

export type PostCardOptions = {
  title: string;
  /** "Blog, 6 minutes" */
  about: string;
  author?: string;
  picture: Recipe;
};

export function postCard({ title, about, author, picture }: PostCardOptions): string {
  const words = headline(title, about, 78) + (author ? byline(author) : '');
  return frame(title, words, draw(picture, { ...pictureSize, grain: false }));
}

function byline(author: string): string {
  const face = placed(portrait({ seed: author, size: 60 }), wordsAt, 518);
  const id = `by${hash(author).toString(36)}`;
  return (
    d`<clipPath id="${id}"><circle cx="${wordsAt + 30}" cy="548" r="30"/></clipPath><g clip-path="url(#${id})">${face}</g>` +
    line(author, { face: 'text', size: 26, x: wordsAt + 78, y: 557, fill: ink.ink })
  );
}
