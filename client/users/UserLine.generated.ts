/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from './UserFace.generated.ts';
import type { UserFace_UserFragment } from './UserFace.generated.ts';
export type UserLine_UserFragment = (
  { id: string, username: string }
  & { ' $fragmentRefs'?: { 'UserFace_UserFragment': UserFace_UserFragment } }
) & { ' $fragmentName'?: 'UserLine_UserFragment' };

export const UserLine_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFace_user"}}]}},UserFace_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<UserLine_UserFragment, unknown>;