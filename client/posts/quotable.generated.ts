/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts';
import { QuotedText_PostFragmentDoc } from './QuotedText.generated.ts';
import type { QuotedText_PostFragment } from './QuotedText.generated.ts';
/** Who may quote a post. Its author always may, and nobody may whom the author blocked. */
export type QuotePolicy =
  /** All who can see it. */
  | 'EVERYONE'
  /** The accounts that follow its author. */
  | 'FOLLOWERS'
  /** Nobody else. */
  | 'NOBODY';

export type QuotablePostQueryVariables = Exact<{
  id: string;
}>;


export type QuotablePostQuery = { post: { id: string, quotePolicy: Types.QuotePolicy, viewerCanQuote: boolean, content: string, createdAt: string, isSensitive: boolean, author: { id: string, username: string, name: string, avatar: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null, viewerIsMuting: boolean, viewerIsBlocking: boolean, isLimited: boolean }, images: Array<{ url: string, width: number | null, height: number | null, alt: string | null, placeholder: string | null }>, video: { url: string, poster: string | null, width: number | null, height: number | null } | null } | null };


export const QuotablePostDocument = {"__meta__":{"hash":"857ca2712e90e47db50c945b9c6e7d5b5d8e3fbbaa9801bd7af5d2049ac9e44e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuotablePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quotePolicy"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanQuote"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotedText_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},PostMedia_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<QuotablePostQuery, QuotablePostQueryVariables>;