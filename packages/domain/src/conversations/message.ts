import { ok, type Result, refuse } from '../result/index.ts';
import { tidyText } from '../text/index.ts';

/** The most characters of one message. */
export const MESSAGE_MOST = 2_000;
/** The most pictures of one message. */
export const MOST_PICTURES = 4;

export const SIDES = ['guest', 'shop'] as const;
/** The sides of a conversation. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'guest' ? 'shop' : 'guest');

export const MESSAGE_ROUTES = ['thyme', 'mail', 'text'] as const;
/** How a message was sent: in Thyme, or as a reply to a mail or a text. */
export type MessageRoute = (typeof MESSAGE_ROUTES)[number];

export type MessageRefusal = { readonly code: 'empty' | 'too-long' | 'too-many-pictures' };

/** The normalised text of a message. Without text it needs a picture. */
export function checkMessage(text: string, pictures: number): Result<string, MessageRefusal> {
  const words = tidyText(text);
  if (words === '' && pictures === 0) return refuse('empty');
  if ([...words].length > MESSAGE_MOST) return refuse('too-long');
  if (pictures > MOST_PICTURES) return refuse('too-many-pictures');
  return ok(words);
}

/** One line for a list of conversations. */
export function previewOf({ body, pictures }: { body: string; pictures: number }): string {
  const line = body.replace(/\s+/g, ' ').trim();
  if (line !== '') return line;
  return pictures === 1 ? 'A picture' : `${pictures} pictures`;
}
