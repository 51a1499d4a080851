import { searchWords as words } from '@thyme/db/schema';
import { closestWords, searchWords } from '@thyme/domain/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/prepared.ts';

export interface Wording {
  /** For `to_tsquery('simple', …)`: every word, its prefix, or its probable correction. */
  query: string;
  /** The same, restricted to shop names. */
  asName: string;
  /** The same, restricted to the shop's trade, categories or name, not a single service. */
  fitting: string;
  /** The same, if the shop itself offers it, possibly as one service of many; otherwise only its trade does. */
  offering: string;
  /** At least one word is not a known service word, so a name is probably meant. */
  isName: boolean;
}

interface Understood {
  /** Alternatives; each is one word, or two that have to occur together. */
  choices: string[][];
  topic: boolean;
}

/** Turns a typed text into a full-text query; null when there is nothing to search for. */
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

/** Every word must occur in one of its spellings; the weight restricts where. */
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

/** The ways to split a compound word in two: shops write "hair" and "cut" where guests write "haircut". */
function partings(word: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    pairs.push([word.slice(0, at), word.slice(at)]);
  return pairs;
}

const singular = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

interface Known {
  /** Words that are prefixes of known ones, and whether those are service words. */
  beginnings: Map<string, boolean>;
  /** Parts that are service words by themselves. */
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

/** Known words with an edit distance of one; without any, similar words. */
async function slippedFrom(db: Db, unknown: readonly string[]): Promise<Map<string, Neighbour[]>> {
  return Map.groupBy(await slipped(db).execute({ unknown }), (row) => row.given);
}
