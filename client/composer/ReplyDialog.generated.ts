/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from '../posts/PostMedia.generated.ts';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { PostLinks_PostFragmentDoc } from '../posts/PostLinks.generated.ts';
import { QuotedText_PostFragmentDoc } from '../posts/QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from '../posts/QuotedPost.generated.ts';
import { RepostButton_PostFragmentDoc } from '../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../posts/PostActionRow.generated.ts';
import { PostCard_PostFragmentDoc } from '../posts/PostCard.generated.ts';
import type { PostCard_PostFragment } from '../posts/PostCard.generated.ts';
/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

export type AnsweredPostQueryVariables = Exact<{
  id: string;
}>;


export type AnsweredPostQuery = { post: (
    { id: string, replyPolicy: Types.ReplyPolicy, viewerCanReply: boolean, author: { id: string, username: string }, parent: { id: string } | null }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) | null };


export const AnsweredPostDocument = {"__meta__":{"hash":"c89f0cc971e70e557e957157c8ad5f55df52ee556de9747a9496cd16f7c62d98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnsweredPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReply"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<AnsweredPostQuery, AnsweredPostQueryVariables>;