/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far the moderators are with a new account. */
export type SignUpRequestState =
  /** A moderator declined it. */
  | 'DECLINED'
  /** It waits. */
  | 'OPEN';

export type SignUpRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpRequestQuery = { viewer: { id: string, username: string, name: string, avatar: string } | null, signUpRequest: { id: string, about: string, state: Types.SignUpRequestState, endsAt: string, note: string | null } | null };


export const SignUpRequestDocument = {"__meta__":{"hash":"dd27d6af93740035bbadafaa9b08e02cdce035b7cdea0450141e1acae7bbec19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<SignUpRequestQuery, SignUpRequestQueryVariables>;