import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A generated document: its text, typed with its result and variables. */
export type Document<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

export type ResultOf<Doc> = Doc extends DocumentTypeDecoration<infer Result, never> ? Result : never;
