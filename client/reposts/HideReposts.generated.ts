/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HideReposts_UserFragment = { id: string, username: string, viewerIsFollowing: boolean, viewerHidesReposts: boolean } & { ' $fragmentName'?: 'HideReposts_UserFragment' };

export type HideRepostsMutationVariables = Exact<{
  userId: string;
}>;


export type HideRepostsMutation = { changed: { user: { ' $fragmentRefs'?: { 'HideReposts_UserFragment': HideReposts_UserFragment } } } };

export type ShowRepostsMutationVariables = Exact<{
  userId: string;
}>;


export type ShowRepostsMutation = { changed: { user: { ' $fragmentRefs'?: { 'HideReposts_UserFragment': HideReposts_UserFragment } } } };

export const HideReposts_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HideReposts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHidesReposts"}}]}}]} as unknown as DocumentNode<HideReposts_UserFragment, unknown>;
export const HideRepostsDocument = {"__meta__":{"hash":"99a9f11c051e881342a2105e51eb0347ee377fb05927d125032002988a83155f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideReposts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"hideReposts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HideReposts_user"}}]}}]}}]}},HideReposts_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<HideRepostsMutation, HideRepostsMutationVariables>;
export const ShowRepostsDocument = {"__meta__":{"hash":"fb2f85bdfcb53ec019505253342cbd53a03dc4187e93195b12ca3205e10637eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReposts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"showReposts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HideReposts_user"}}]}}]}}]}},HideReposts_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<ShowRepostsMutation, ShowRepostsMutationVariables>;