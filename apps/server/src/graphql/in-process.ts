import { DEFAULT_COUNTRY } from '../integrations/geoip/index.ts';
import type { Services } from '../platform/services.ts';
import { createContext } from './create-context.ts';
import type { Answer, Execute } from './execute.ts';
import { readingServices } from './replica-reads.ts';

/** Runs an operation for a page that is being rendered: as a visitor, without HTTP. */
export type ExecuteInProcess = (document: string, variables: object) => Promise<Answer>;

export interface Rendering {
  execute: ExecuteInProcess;
  /** What the operations depended on so far; the page is invalidated with any of these tags. */
  tags: ReadonlySet<string>;
}

/** One context for all operations of a page, so that they share what was loaded. */
export function beginRendering(
  execute: Execute,
  services: Services,
  requestId: string,
  country: string = DEFAULT_COUNTRY,
): Rendering {
  const tags = new Set<string>();
  // Pages are the same for every visitor, and rendered again when something they show changes.
  const context = createContext(readingServices(services), {
    client: { ip: 'in-process', userAgent: 'site', requestId, country },
    tags,
  });
  return { execute: (query, variables) => execute({ query, variables }, context), tags };
}
