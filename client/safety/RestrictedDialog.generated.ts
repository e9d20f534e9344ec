/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { UserLine_UserFragmentDoc } from '../users/UserLine.generated.ts';
import { Restrictions_UserFragmentDoc } from './Restrictions.generated.ts';
import type { UserLine_UserFragment } from '../users/UserLine.generated.ts';
import type { Restrictions_UserFragment } from './Restrictions.generated.ts';
export type RestrictedLine_UserFragment = (
  { id: string, username: string, viewerIsMuting: boolean, viewerIsBlocking: boolean }
  & { ' $fragmentRefs'?: { 'UserLine_UserFragment': UserLine_UserFragment } }
) & { ' $fragmentName'?: 'RestrictedLine_UserFragment' };

export type MutedUsersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MutedUsersQuery = { mutedUsers: { edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'RestrictedLine_UserFragment': RestrictedLine_UserFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BlockedUsersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlockedUsersQuery = { blockedUsers: { edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'RestrictedLine_UserFragment': RestrictedLine_UserFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const RestrictedLine_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestrictedLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserLine_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Restrictions_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],Restrictions_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<RestrictedLine_UserFragment, unknown>;
export const MutedUsersDocument = {"__meta__":{"hash":"278c40acecc2d4d6f2366789690f0a8b9d82ac01b6b6941fc88fac0eea0c456a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MutedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestrictedLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],Restrictions_UserFragmentDoc.definitions[0],RestrictedLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<MutedUsersQuery, MutedUsersQueryVariables>;
export const BlockedUsersDocument = {"__meta__":{"hash":"46ecb7d2401e967bdfb496b2fae050c49267a29de102d930da9d12997e59fbb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestrictedLine_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],Restrictions_UserFragmentDoc.definitions[0],RestrictedLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<BlockedUsersQuery, BlockedUsersQueryVariables>;