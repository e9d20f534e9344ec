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
export type QuotesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type QuotesQuery = { post: { id: string, author: { id: string, username: string }, quotes: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } } | null };


export const QuotesDocument = {"__meta__":{"hash":"ffc0411c1bdd56a345412a4de2546d01eb04181e09356acbf16c5683768f2a0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Quotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<QuotesQuery, QuotesQueryVariables>;