/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { UserLine_UserFragmentDoc } from '../users/UserLine.generated.ts';
import { FollowButton_UserFragmentDoc } from './FollowButton.generated.ts';
import { FollowLine_UserFragmentDoc } from './WhoToFollow.generated.ts';
import type { FollowLine_UserFragment } from './WhoToFollow.generated.ts';
export type FollowersQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type FollowersQuery = { user: { id: string, followers: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type FollowingQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type FollowingQuery = { user: { id: string, following: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type LikersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type LikersQuery = { post: { id: string, likers: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RepostersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RepostersQuery = { post: { id: string, reposters: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };


export const FollowersDocument = {"__meta__":{"hash":"b6a0ef97173a7185f60113c5957a1749d765f9d44caab879c96c260b821bc763"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Followers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<FollowersQuery, FollowersQueryVariables>;
export const FollowingDocument = {"__meta__":{"hash":"553e2dfd83c1b091be216d0e865751fd957766729ac9f3ce233b1af16862649e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Following"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<FollowingQuery, FollowingQueryVariables>;
export const LikersDocument = {"__meta__":{"hash":"8522dd6b54dffc2c72d4461be8c6f8fbfe8534b3dead083db0caae8338fee87c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Likers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<LikersQuery, LikersQueryVariables>;
export const RepostersDocument = {"__meta__":{"hash":"44f412db2d7a329d6a645c18220004daad08a7c062f1bb06720b1fb409c59a2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reposters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reposters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<RepostersQuery, RepostersQueryVariables>;