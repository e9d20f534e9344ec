/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The badge to show. */
export type SetVerifiedInput = {
  /** The kind of badge. Null or left out, it removes the badge. */
  kind?: VerifiedKind | null | undefined;
};

/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

export type MyBadgeQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBadgeQuery = { viewer: { id: string, verifiedKind: Types.VerifiedKind | null, isBadgeLocked: boolean | null } | null };

export type SetVerifiedMutationVariables = Exact<{
  input: Types.SetVerifiedInput;
}>;


export type SetVerifiedMutation = { setVerified: { user: { id: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null } } };


export const MyBadgeDocument = {"__meta__":{"hash":"005778cc9745dc05ededde16c259e0d02cd2133bb6f5997168ef21a22f1b14be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBadge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedKind"}},{"kind":"Field","name":{"kind":"Name","value":"isBadgeLocked"}}]}}]}}]} as unknown as DocumentNode<MyBadgeQuery, MyBadgeQueryVariables>;
export const SetVerifiedDocument = {"__meta__":{"hash":"f709e04986cbcc62e86947f85ca45a844b8801ff7863006008f30ee46da246e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetVerified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetVerifiedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setVerified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedKind"}}]}}]}}]}}]} as unknown as DocumentNode<SetVerifiedMutation, SetVerifiedMutationVariables>;