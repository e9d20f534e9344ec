/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { FollowButton_UserFragmentDoc } from './FollowButton.generated.ts';
import type { UserFace_UserFragment } from '../users/UserFace.generated.ts';
import type { FollowButton_UserFragment } from './FollowButton.generated.ts';
export type HoverCardQueryVariables = Exact<{
  username: string;
}>;


export type HoverCardQuery = { user: (
    { id: string, username: string, bio: string, isFollowingViewer: boolean, followerCount: number, followingCount: number }
    & { ' $fragmentRefs'?: { 'UserFace_UserFragment': UserFace_UserFragment;'FollowButton_UserFragment': FollowButton_UserFragment } }
  ) | null };


export const HoverCardDocument = {"__meta__":{"hash":"bea639954bcc564fdfeaf3c98be3c31d12f1a8e9982a904e4f621c125c615af0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoverCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowingViewer"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFace_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_user"}}]}}]}},UserFace_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<HoverCardQuery, HoverCardQueryVariables>;