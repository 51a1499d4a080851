import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { z } from 'zod';
import { type FieldMessages, invalidInput, messagesByField, PublicError } from './errors.ts';

const NAME = 'allWrongFields';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      [NAME]: AllWrongFieldsPlugin<Types>;
    }
  }
}

/**
 * The validation plugin stops at the first argument that is wrong. A person who fills in a form wants all of them at
 * once, so a failure checks the remaining arguments too. It must be listed before the validation plugin.
 */
class AllWrongFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const schemas = Object.entries(field.args).flatMap(([name, { pothosOptions }]) => {
      const schema = (pothosOptions as { validate?: z.ZodType }).validate;
      return schema ? [{ name, schema }] : [];
    });
    if (schemas.length < 2) return field;
    return {
      ...field,
      argMappers: field.argMappers.map((mapper) => (args, context, info) => {
        try {
          return mapper(args, context, info);
        } catch (error) {
          throw withRest(error, args as Record<string, unknown>, schemas);
        }
      }),
    };
  }
}

function withRest(
  error: unknown,
  args: Record<string, unknown>,
  schemas: readonly { name: string; schema: z.ZodType }[],
): unknown {
  if (!(error instanceof PublicError) || error.extensions.code !== 'VALIDATION') return error;
  const validation = { ...(error.extensions.validation as FieldMessages) };
  for (const { name, schema } of schemas) {
    if (args[name] === undefined || args[name] === null) continue;
    const issues = schema.safeParse(args[name]).error?.issues ?? [];
    const found = issues.map(({ message, path }) => ({ message, path: [name, ...path] }));
    for (const [field, messages] of Object.entries(messagesByField(found))) validation[field] ??= messages;
  }
  return invalidInput(validation);
}

SchemaBuilder.registerPlugin(NAME, AllWrongFieldsPlugin);
export default NAME;
