import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import SimpleObjectsPlugin from '@pothos/plugin-simple-objects';
import ValidationPlugin from '@pothos/plugin-validation';
import AllWrongFieldsPlugin from './all-wrong-fields.ts';
import type { RequestContext } from './context.ts';
import { invalidInput, messagesByField, unauthenticated } from './errors.ts';
import { usePlainMessages } from './validation-messages.ts';

usePlainMessages();

interface SchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  AuthScopes: { guest: boolean; business: boolean };
}

/** The one schema builder. Features add their fields to it in their `schema.ts`. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, AllWrongFieldsPlugin, ValidationPlugin, DataloaderPlugin, SimpleObjectsPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => ({
      guest: async () => (await context.viewer())?.kind === 'guest',
      business: async () => (await context.viewer())?.kind === 'business',
    }),
    unauthorizedError: () => unauthenticated(),
  },
  validation: { validationError: (failure) => invalidInput(messagesByField(failure.issues)) },
});

builder.queryType({});
builder.mutationType({});
