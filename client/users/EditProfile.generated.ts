/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the viewer's profile. A field that is left out stays as it is. */
export type EditProfileInput = {
  /** An image: a path on this server, or a URL on an allowed media origin. Null is refused. */
  avatar?: string | null | undefined;
  /** Up to 160 characters. Null clears it. */
  bio?: string | null | undefined;
  /** An image: a path on this server, or a URL on an allowed media origin. Null is refused. */
  cover?: string | null | undefined;
  /** Up to 30 characters. Null clears it. */
  location?: string | null | undefined;
  /** 1 to 50 characters. Null is refused. */
  name?: string | null | undefined;
  /** An http or https URL of up to 200 characters. `https://` is added if there is no scheme. Null clears it. */
  website?: string | null | undefined;
};

export type EditProfile_UserFragment = { id: string, username: string, name: string, bio: string, location: string, website: string, avatar: string, cover: string } & { ' $fragmentName'?: 'EditProfile_UserFragment' };

export type EditProfileMutationVariables = Exact<{
  input: Types.EditProfileInput;
}>;


export type EditProfileMutation = { editProfile: { user: { ' $fragmentRefs'?: { 'EditProfile_UserFragment': EditProfile_UserFragment } } } };

export const EditProfile_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}}]}}]} as unknown as DocumentNode<EditProfile_UserFragment, unknown>;
export const EditProfileDocument = {"__meta__":{"hash":"b41c60b4d867dc763964ac581708bf84e4c9515e8eaf59cb9598e1e6fcaaf037"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}}]}}]}},EditProfile_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<EditProfileMutation, EditProfileMutationVariables>;