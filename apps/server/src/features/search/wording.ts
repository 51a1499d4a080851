import { searchWords as words } from '@thyme/db/schema';
import { closestWords, searchWords } from '@thyme/domain/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export interface Wording {
  /** For `to_tsquery('simple', …)`: every word, its beginning, or what was probably meant. */
  query: string;
  /** The same, in shops' names only. */
  asName: string;
  /** At least one word does not say what shops do: a name is probably meant. */
  isName: boolean;
}

interface Understood {
  choices: string[];
  topic: boolean;
}

/** What a guest typed as a question to the index of words; null when there is nothing to look for. */
export async function wordingOf(db: Db, text: string): Promise<Wording | null> {
  const typed = searchWords(text);
  if (typed.length === 0) return null;
  const understood = await understand(db, typed);
  const query = joined(understood, '');
  const asName = joined(understood, 'A');
  return { query, asName, isName: understood.some(({ topic }) => !topic) };
}

/** Every word must be there, in one of its spellings; a weight says where. */
function joined(understood: readonly Understood[], weight: '' | 'A'): string {
  const spelling = (word: string) => (weight === '' ? word : `${word}${word.endsWith('*') ? '' : ':'}${weight}`);
  return understood.map(({ choices }) => `(${choices.map(spelling).join(' | ')})`).join(' & ');
}

async function understand(db: Db, typed: readonly string[]): Promise<Understood[]> {
  const beginnings = await knownBeginnings(db, typed);
  const unknown = typed.filter((word) => !beginnings.has(word) && !beginnings.has(singular(word)) && /\D/.test(word));
  const neighbours = unknown.length > 0 ? await slippedFrom(db, unknown) : new Map<string, Neighbour[]>();
  return typed.map((word) => {
    const near = neighbours.get(word);
    if (!near) {
      const choices = [...new Set([word, singular(word)])].map((choice) => `${choice}:*`);
      return { choices, topic: beginnings.get(word) ?? beginnings.get(singular(word)) ?? false };
    }
    const meant = closestWords(
      word,
      near.map((neighbour) => neighbour.word),
    ).slice(0, 3);
    const topics = near.filter((neighbour) => meant.includes(neighbour.word)).map((neighbour) => neighbour.topic);
    return { choices: meant.length > 0 ? meant : [`${word}:*`], topic: topics.length > 0 && topics.every(Boolean) };
  });
}

const singular = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

/** Which of the words begin one that is known, and whether that says what a shop does. */
async function knownBeginnings(db: Db, typed: readonly string[]): Promise<Map<string, boolean>> {
  const asked = [...new Set(typed.flatMap((word) => [word, singular(word)]))];
  const { rows } = await db.execute<{ given: string; topic: boolean }>(sql`
    select given, bool_or(found.topic) as topic
    from unnest(${sql.param(asked)}::text[]) as given
    cross join lateral (select topic from ${words} where ${words.word} like given || '%' limit 50) as found
    group by given`);
  return new Map(rows.map(({ given, topic }) => [given, topic]));
}

interface Neighbour {
  word: string;
  topic: boolean;
}

/** Known words one slip away from each of these; where there are none, words that look like it. */
async function slippedFrom(db: Db, unknown: readonly string[]): Promise<Map<string, Neighbour[]>> {
  const { rows } = await db.execute<{ given: string; word: string; topic: boolean }>(sql`
    select given, found.word, found.topic
    from unnest(${sql.param(unknown)}::text[]) as given
    cross join lateral (
      (select word, topic from ${words} where ${words.slips} && slips_of(given) limit 40)
      union
      (select word, topic from ${words} where ${words.word} % given order by similarity(${words.word}, given) desc limit 10)
    ) as found`);
  return Map.groupBy(rows, (row) => row.given) as Map<string, Neighbour[]>;
}
