/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from '../posts/PostMedia.generated.ts';
import { PostLinks_PostFragmentDoc } from '../posts/PostLinks.generated.ts';
import { EditDialog_PostFragmentDoc } from './EditDialog.generated.ts';
import { PostMenu_PostFragmentDoc } from '../posts/PostMenu.generated.ts';
import { LikeButton_PostFragmentDoc } from '../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../posts/PostActionRow.generated.ts';
import { PostCard_PostFragmentDoc } from '../posts/PostCard.generated.ts';
import type { PostCard_PostFragment } from '../posts/PostCard.generated.ts';
export type AnsweredPostQueryVariables = Exact<{
  id: string;
}>;


export type AnsweredPostQuery = { post: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) | null };


export const AnsweredPostDocument = {"__meta__":{"hash":"6d817afa9cd5c161a5a74aa06ef137dd24ac2801e4ea112fe4c0dcca6ffebb1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnsweredPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],EditDialog_PostFragmentDoc.definitions[0],PostMenu_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<AnsweredPostQuery, AnsweredPostQueryVariables>;