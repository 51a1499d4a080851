import { searchWords as words } from '@thyme/db/schema';
import { closestWords, searchWords } from '@thyme/domain/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/prepared.ts';

export interface Wording {
  /** For `to_tsquery('simple', …)`: every word, its beginning, or what was probably meant. */
  query: string;
  /** The same, in shops' names only. */
  asName: string;
  /** The same, where what is wished for is the shop's trade, one of its categories or its name, not one service of many. */
  fitting: string;
  /** The same, where the shop does it itself, if only as one service of many; others are of a trade in which it is done. */
  offering: string;
  /** At least one word does not say what shops do: a name is probably meant. */
  isName: boolean;
}

interface Understood {
  /** Ways to say it; each is one word, or two that have to be there together. */
  choices: string[][];
  topic: boolean;
}

/** What a guest typed as a question to the index of words; null when there is nothing to look for. */
export async function wordingOf(db: Db, text: string): Promise<Wording | null> {
  const typed = searchWords(text);
  if (typed.length === 0) return null;
  const understood = await understand(db, typed);
  const query = joined(understood, () => '');
  const asName = joined(understood, () => 'A');
  const fitting = joined(understood, ({ topic }) => (topic ? 'AB' : ''));
  const offering = joined(understood, ({ topic }) => (topic ? 'ABC' : ''));
  return { query, asName, fitting, offering, isName: understood.some(({ topic }) => !topic) };
}

/** Every word must be there, in one of its spellings; a weight says where. */
function joined(understood: readonly Understood[], weightOf: (word: Understood) => '' | 'A' | 'AB' | 'ABC'): string {
  return understood
    .map((word) => {
      const weight = weightOf(word);
      const spelling = (text: string) => (weight === '' ? text : `${text}${text.endsWith('*') ? '' : ':'}${weight}`);
      return `(${word.choices.map((words) => `(${words.map(spelling).join(' & ')})`).join(' | ')})`;
    })
    .join(' & ');
}

async function understand(db: Db, typed: readonly string[]): Promise<Understood[]> {
  const { beginnings, wholes } = await knownWords(db, typed);
  const isKnown = (word: string) => beginnings.has(word) || beginnings.has(singular(word));
  const compounds = new Map(
    typed.map((word) => [word, partings(word).filter((pair) => pair.every((part) => wholes.has(part)))]),
  );
  const unknown = typed.filter((word) => !isKnown(word) && compounds.get(word)?.length === 0 && /\D/.test(word));
  const neighbours = unknown.length > 0 ? await slippedFrom(db, unknown) : new Map<string, Neighbour[]>();
  return typed.map((word) => {
    const near = neighbours.get(word);
    if (!near) {
      const spellings = [...new Set([word, singular(word)])].map((spelling) => [`${spelling}:*`]);
      const apart = (compounds.get(word) ?? []).map((pair) => pair.map((part) => `${part}:*`));
      const topic = beginnings.get(word) ?? beginnings.get(singular(word)) ?? apart.length > 0;
      return { choices: [...spellings, ...apart], topic };
    }
    const meant = closestWords(
      word,
      near.map((neighbour) => neighbour.word),
    ).slice(0, 3);
    const topics = near.filter((neighbour) => meant.includes(neighbour.word)).map((neighbour) => neighbour.topic);
    const choices = meant.length > 0 ? meant : [`${word}:*`];
    return { choices: choices.map((choice) => [choice]), topic: topics.length > 0 && topics.every(Boolean) };
  });
}

const SHORTEST_PART = 3;

/** The ways to take a word for two that were written together: shops say "hair" and "cut" where guests say "haircut". */
function partings(word: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    pairs.push([word.slice(0, at), word.slice(at)]);
  return pairs;
}

const singular = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

interface Known {
  /** Which of the words begin one that is known, and whether that says what a shop does. */
  beginnings: Map<string, boolean>;
  /** Parts of them that by themselves say what a shop does. */
  wholes: Set<string>;
}

const known = prepared((db) =>
  db
    .select({ given: sql<string>`given`, topic: sql<boolean>`topic`, whole: sql<boolean>`whole` })
    .from(sql`(
      select given, bool_or(found.topic) as topic, false as whole
      from unnest(${listOf('text', 'asked')}) as given
      cross join lateral (select topic from ${words} where ${words.word} like given || '%' limit 50) as found
      group by given
      union all
      select word, topic, true from ${words} where topic and word = any(${listOf('text', 'parts')})
    ) as known`)
    .prepare('known_words'),
);

async function knownWords(db: Db, typed: readonly string[]): Promise<Known> {
  const asked = [...new Set(typed.flatMap((word) => [word, singular(word)]))];
  const parts = [...new Set(typed.flatMap((word) => partings(word).flat()))];
  const rows = await known(db).execute({ asked, parts });
  return {
    beginnings: new Map(rows.filter(({ whole }) => !whole).map(({ given, topic }) => [given, topic])),
    wholes: new Set(rows.filter(({ whole }) => whole).map(({ given }) => given)),
  };
}

interface Neighbour {
  word: string;
  topic: boolean;
}

const slipped = prepared((db) =>
  db
    .select({ given: sql<string>`given`, word: sql<string>`found.word`, topic: sql<boolean>`found.topic` })
    .from(sql`unnest(${listOf('text', 'unknown')}) as given
      cross join lateral (
        (select word, topic from ${words} where ${words.slips} && slips_of(given) limit 40)
        union
        (select word, topic from ${words} where ${words.word} % given order by similarity(${words.word}, given) desc limit 10)
      ) as found`)
    .prepare('slipped_words'),
);

/** Known words one slip away from each of these; where there are none, words that look like it. */
async function slippedFrom(db: Db, unknown: readonly string[]): Promise<Map<string, Neighbour[]>> {
  return Map.groupBy(await slipped(db).execute({ unknown }), (row) => row.given);
}
