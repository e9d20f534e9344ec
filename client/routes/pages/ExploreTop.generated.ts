/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from '../../posts/PostMedia.generated.ts';
import { LinkCard_CardFragmentDoc } from '../../linkCards/LinkCard.generated.ts';
import { PostLinks_PostFragmentDoc } from '../../posts/PostLinks.generated.ts';
import { QuotedText_PostFragmentDoc } from '../../posts/QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from '../../posts/QuotedPost.generated.ts';
import { RepostButton_PostFragmentDoc } from '../../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../../posts/PostActionRow.generated.ts';
import { PostCard_PostFragmentDoc } from '../../posts/PostCard.generated.ts';
import type { PostCard_PostFragment } from '../../posts/PostCard.generated.ts';
/** The period of `Query.topPosts`, up to now, to the minute. */
export type TopWindow =
  /** All time. */
  | 'ALL'
  /** The last 24 hours. */
  | 'DAY'
  /** The last 7 days. */
  | 'WEEK'
  /** The last 365 days. */
  | 'YEAR';

export type TopQueryVariables = Exact<{
  window: Types.TopWindow;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type TopQuery = { topPosts: { isCut: boolean, edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } };


export const TopDocument = {"__meta__":{"hash":"4defe6ceb0541cb527b49f930d6105da8e6bf8452abec978eb340fb781ebf482"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Top"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TopWindow"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<TopQuery, TopQueryVariables>;