import { createContext } from 'react-router';
import type { SiteConfig } from './site-config.ts';

export interface GraphQLAnswer {
  data?: unknown;
  errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: Record<string, unknown> }>;
}

/** What the host gives to each rendered request. */
export interface RequestContext {
  nonce: string;
  /** Runs an operation in the same process, as a visitor: rendered pages carry nothing personal. */
  graphql: (document: string, variables: object) => Promise<GraphQLAnswer>;
  site?: Partial<SiteConfig>;
  /** Takes the whole page in pieces, where the host wants it so; the answer's body is then empty. */
  takeWhole?: (pieces: readonly string[]) => void;
}

/** The key under which the host sets the request's context; `entry.server` exports it from the build. */
export const requestContext = createContext<RequestContext | null>(null);
