import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A document as code generation writes it: text that knows its result and its variables. */
export type Document<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

export type ResultOf<Doc> = Doc extends DocumentTypeDecoration<infer Result, never> ? Result : never;
