/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { PostMedia_PostFragmentDoc } from '../posts/PostMedia.generated.ts';
import { PostLinks_PostFragmentDoc } from '../posts/PostLinks.generated.ts';
import type { PostMedia_PostFragment } from '../posts/PostMedia.generated.ts';
import type { PostLinks_PostFragment } from '../posts/PostLinks.generated.ts';
export type WatchedPost_PostFragment = (
  { id: string, content: string, updatedAt: string, repostCount: number, likeCount: number, quoteCount: number, replyCount: number, mentions: Array<{ id: string, username: string }> }
  & { ' $fragmentRefs'?: { 'PostMedia_PostFragment': PostMedia_PostFragment;'PostLinks_PostFragment': PostLinks_PostFragment } }
) & { ' $fragmentName'?: 'WatchedPost_PostFragment' };

export type PostChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type PostChangedSubscription = { postChanged: { deletedReplyIds: Array<string>, readAnew: boolean, post: { ' $fragmentRefs'?: { 'WatchedPost_PostFragment': WatchedPost_PostFragment } } | null, newReplies: Array<{ id: string, createdAt: string, author: { id: string, avatar: string } }> } };

export type WatchedPostQueryVariables = Exact<{
  id: string;
}>;


export type WatchedPostQuery = { post: { ' $fragmentRefs'?: { 'WatchedPost_PostFragment': WatchedPost_PostFragment } } | null };

export const WatchedPost_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repostCount"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"quoteCount"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostMedia_post"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostLinks_post"}}]}},LinkCard_CardFragmentDoc.definitions[0],PostMedia_PostFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<WatchedPost_PostFragment, unknown>;
export const PostChangedDocument = {"__meta__":{"hash":"82932adab78e5397837ff5f1026ff21d76ed802a947abc7765c344919729a9fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PostChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WatchedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newReplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedReplyIds"}},{"kind":"Field","name":{"kind":"Name","value":"readAnew"}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],WatchedPost_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<PostChangedSubscription, PostChangedSubscriptionVariables>;
export const WatchedPostDocument = {"__meta__":{"hash":"d8647fa11b56b551344d0caef808d485f427c9777d7c574de4edc1bbcc608f02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WatchedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WatchedPost_post"}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],WatchedPost_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<WatchedPostQuery, WatchedPostQueryVariables>;