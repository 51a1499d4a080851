import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { searchTopics, searchWords } from '../schema/index.ts';
import { among, type Which } from './entry-values.ts';

/** The words of entries that are not known yet, or not yet as a topic. */
export function selectNewWords(which: Which): SQL {
  return sql`select word, topic, slips_of(word) from (
      select u.lexeme as word, bool_or(u.weights && '{B,C}') as topic
      from search_entries e cross join lateral unnest(e.words) as u
      where ${among(sql`e.business_id`, which)} and length(u.lexeme) between 2 and 40 and u.lexeme !~ '^\\d+$'
      group by u.lexeme
    ) as found
    where not exists (select from search_words known where known.word = found.word and (known.topic or not found.topic))
    order by word`;
}

/** The names of services, categories and trades that are not suggested yet. */
export function selectNewTopics(which: Which): SQL {
  return sql`select kind, folded, min(name) from (
      select 'service' as kind, s.name_folded as folded, s.name from services s join search_entries e using (business_id)
        where s.active and ${among(sql`s.business_id`, which)}
      union all
      select 'category', fold_text(c.name), c.name from service_categories c join search_entries e using (business_id)
        where ${among(sql`c.business_id`, which)}
      union all
      select 'trade', fold_text(t.name), t.name from trades t
        where t.slug in (select b.trade from businesses b join search_entries e on e.business_id = b.id where ${among(sql`b.id`, which)})
    ) as found
    where not exists (select from search_topics known where known.folded = found.folded and known.kind = found.kind)
    group by kind, folded
    order by folded, kind`;
}

/** Words and topics are only ever added: a word that is no longer used finds nothing, as an unknown word would. */
export async function addVocabulary(db: Executor, which: Which): Promise<void> {
  await db
    .insert(searchWords)
    .select(selectNewWords(which))
    .onConflictDoUpdate({
      target: searchWords.word,
      set: { topic: true },
      setWhere: sql`excluded.topic and not ${searchWords.topic}`,
    });
  await db.insert(searchTopics).select(selectNewTopics(which)).onConflictDoNothing();
}
