import type { Services } from '../platform/services.ts';
import { createContext } from './context.ts';
import type { Answer, Execute } from './execute.ts';

/** Runs operations for a page that is being rendered: as a visitor, without HTTP, noting what the page is made from. */
export type ExecuteInProcess = (document: string, variables: object) => Promise<Answer>;

export interface RenderingRun {
  execute: ExecuteInProcess;
  tags: ReadonlySet<string>;
}

export function beginRendering(execute: Execute, services: Services, requestId: string): RenderingRun {
  const tags = new Set<string>();
  const context = createContext(services, { client: { ip: 'in-process', userAgent: 'site', requestId }, tags });
  return {
    execute: (document, variables) => execute({ query: document, variables }, context),
    tags,
  };
}
