/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from './UserFace.generated.ts';
import type { UserFace_UserFragment } from './UserFace.generated.ts';
export type UserSearchQueryVariables = Exact<{
  search: string;
}>;


export type UserSearchQuery = { users: { edges: Array<{ node: (
        { id: string, username: string }
        & { ' $fragmentRefs'?: { 'UserFace_UserFragment': UserFace_UserFragment } }
      ) }> } };


export const UserSearchDocument = {"__meta__":{"hash":"7959162e0327dbd2e1b8a3f7bf4db4ed8582445340e3eb6ed34fd00af8d6958a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFace_user"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<UserSearchQuery, UserSearchQueryVariables>;