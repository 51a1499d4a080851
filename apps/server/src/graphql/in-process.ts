import type { Kept } from '../platform/kept.ts';
import type { Services } from '../platform/services.ts';
import { createContext } from './create-context.ts';
import type { Answer, Execute } from './execute.ts';
import { type KeptAnswer, toKeep } from './kept-answers.ts';

/** Runs operations for a page that is being rendered: as a visitor, without HTTP, noting what the page is made from. */
export type ExecuteInProcess = (document: string, variables: object) => Promise<Answer>;

export interface RenderingRun {
  execute: ExecuteInProcess;
  tags: ReadonlySet<string>;
  /** The last second of the answers it used, where they can be kept; undefined where there were none. */
  until(): number | undefined;
}

/** Answers to visitors by document and variables. Only public pages, which are the same for everybody, may use them. */
export type KeptAnswers = Kept<KeptAnswer>;

/** Two who write the same still write twice. */
const READS = /^\s*query\b/;

export function beginRendering(
  execute: Execute,
  services: Services,
  requestId: string,
  answers: KeptAnswers | null = null,
): RenderingRun {
  const tags = new Set<string>();
  const context = createContext(services, { client: { ip: 'in-process', userAgent: 'site', requestId }, tags });
  const askAlone: ExecuteInProcess = (query, variables) => execute({ query, variables }, context);
  if (!answers) return { execute: askAlone, tags, until: () => undefined };
  let soonest: number | undefined;
  // The operations of a page share what was loaded, so the last of them may show what was read before the first.
  const begun = answers.changes;
  const use = (from: { tags: ReadonlySet<string>; until: number }) => {
    for (const tag of from.tags) tags.add(tag);
    soonest = Math.min(soonest ?? from.until, from.until);
  };
  const ask = async (query: string, variables: object) => {
    const own = new Set<string>();
    const answer = await execute({ query, variables }, { ...context, dependsOn: (tag) => own.add(tag) });
    // What tells nothing of where it comes from would never be dropped.
    const keep = answer.errors || own.size === 0 ? null : toKeep(answer);
    return { answer, keep, tags: own };
  };
  return {
    execute: async (query, variables) => {
      if (!READS.test(query)) return askAlone(query, variables);
      const key = `${query}\n${JSON.stringify(variables)}`;
      const kept = answers.find(key);
      if (kept) {
        use(kept);
        return kept.value.answer;
      }
      const made = await answers.make(key, () => ask(query, variables), begun);
      use(made);
      return made.answer;
    },
    tags,
    until: () => soonest,
  };
}
