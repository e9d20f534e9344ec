/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts';
import { Restrictions_UserFragmentDoc } from '../safety/Restrictions.generated.ts';
import type { FollowButton_UserFragment } from '../follows/FollowButton.generated.ts';
import type { Restrictions_UserFragment } from '../safety/Restrictions.generated.ts';
export type FollowStateQueryVariables = Exact<{
  userId: string;
}>;


export type FollowStateQuery = { user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment;'Restrictions_UserFragment': Restrictions_UserFragment } }
  ) | null };


export const FollowStateDocument = {"__meta__":{"hash":"b7124c3136b2e98d77e28af48bd8ded013d777d5d60a46a24e7f85a2a39b3ee4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Restrictions_user"}}]}}]}},FollowButton_UserFragmentDoc.definitions[0],Restrictions_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<FollowStateQuery, FollowStateQueryVariables>;