/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts';
import { QuotedText_PostFragmentDoc } from './QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from './QuotedPost.generated.ts';
import type { QuotedPost_PostFragment } from './QuotedPost.generated.ts';
export type DetachQuoteMutationVariables = Exact<{
  postId: string;
}>;


export type DetachQuoteMutation = { detachQuote: { post: (
      { id: string }
      & { ' $fragmentRefs'?: { 'QuotedPost_PostFragment': QuotedPost_PostFragment } }
    ) | null, quotedPost: { id: string, quoteCount: number } } };


export const DetachQuoteDocument = {"__meta__":{"hash":"e023b9878b5897fde370d1053f9a649b0a78c05f57dae83b949b82ae9a6a28e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DetachQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detachQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotedPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteCount"}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<DetachQuoteMutation, DetachQuoteMutationVariables>;