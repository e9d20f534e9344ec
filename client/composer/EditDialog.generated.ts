/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { ComposerCard_PostFragmentDoc } from './ComposerCard.generated.ts';
import type { ComposerCard_PostFragment } from './ComposerCard.generated.ts';
/** Who may quote a post. Its author always may, and nobody may whom the author blocked. */
export type QuotePolicy =
  /** All who can see it. */
  | 'EVERYONE'
  /** The accounts that follow its author. */
  | 'FOLLOWERS'
  /** Nobody else. */
  | 'NOBODY';

/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

export type EditedPostQueryVariables = Exact<{
  id: string;
}>;


export type EditedPostQuery = { post: { id: string, content: string, updatedAt: string, replyPolicy: Types.ReplyPolicy, quotePolicy: Types.QuotePolicy, isSensitive: boolean, parent: { id: string } | null, quoted: { post: { id: string } | null } | null, images: Array<{ url: string, width: number | null, height: number | null, alt: string | null, placeholder: string | null }>, video: { url: string, poster: string | null, width: number | null, height: number | null } | null, card: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null } | null };


export const EditedPostDocument = {"__meta__":{"hash":"2825fb1b4808c99f2aed3355609599b33875fb66d795a2d3fb41b7c7403da022"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"quotePolicy"}},{"kind":"Field","name":{"kind":"Name","value":"isSensitive"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComposerCard_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}},LinkCard_CardFragmentDoc.definitions[0],ComposerCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<EditedPostQuery, EditedPostQueryVariables>;