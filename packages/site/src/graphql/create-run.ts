import { createBatcher } from './batch.ts';
import type { Document } from './document.ts';
import { GraphQLFailure } from './failure.ts';

interface ClientOptions<Options> {
  endpoint: () => string;
  /** The token that an operation is sent with; empty for a visitor. */
  tokenFor: (options: Options) => string;
  /** The server did not accept this token. */
  onUnauthenticated: (usedToken: string, options: Options) => void;
}

export type Run<Options> = <Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
  options?: Options,
) => Promise<Result>;

/** Creates the function that sends an operation from the browser, batched with concurrent ones. */
export function createRun<Options extends object>(client: ClientOptions<Options>): Run<Options> {
  const ask = createBatcher({ endpoint: client.endpoint });
  return async (document, variables, options = {} as Options) => {
    const token = client.tokenFor(options);
    try {
      return (await ask({ query: document.toString(), variables }, token)) as never;
    } catch (error) {
      if (error instanceof GraphQLFailure && error.isUnauthenticated) client.onUnauthenticated(token, options);
      throw error;
    }
  };
}
