/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { UserLine_UserFragmentDoc } from '../users/UserLine.generated.ts';
import { FollowButton_UserFragmentDoc } from './FollowButton.generated.ts';
import type { UserLine_UserFragment } from '../users/UserLine.generated.ts';
import type { FollowButton_UserFragment } from './FollowButton.generated.ts';
export type WhoToFollowQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoToFollowQuery = { suggestedUsers: { edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
      ) }> } };

export type FollowLine_UserFragment = (
  { id: string }
  & { ' $fragmentRefs'?: { 'UserLine_UserFragment': UserLine_UserFragment;'FollowButton_UserFragment': FollowButton_UserFragment } }
) & { ' $fragmentName'?: 'FollowLine_UserFragment' };

export const FollowLine_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserLine_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_user"}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<FollowLine_UserFragment, unknown>;
export const WhoToFollowDocument = {"__meta__":{"hash":"9cbe82f0e3cf4c83b87e359c183102a64307b7a43532e4e5d4f287ec4fbf6b86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoToFollow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<WhoToFollowQuery, WhoToFollowQueryVariables>;