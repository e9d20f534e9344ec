/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which rule somebody broke. */
export type ModerationRule =
  /** Attacks on a person. */
  | 'HARASSMENT'
  /** Hatred of a group of people. */
  | 'HATE'
  /** What the law forbids. */
  | 'ILLEGAL_CONTENT'
  /** Posing as somebody else. */
  | 'IMPERSONATION'
  /** Another rule of the site. */
  | 'OTHER'
  /** Private information of other people. */
  | 'PRIVACY'
  /** Sexual content where it does not belong. */
  | 'SEXUAL_CONTENT'
  /** Unwanted advertising, or many similar posts. */
  | 'SPAM'
  /** Threats or praise of violence. */
  | 'VIOLENCE';

/** What to delete for good, and why. */
export type PurgeInput = {
  /** Its id. For an upload, its address will do. */
  id: string;
  /** What it is. */
  kind: PurgeKind;
  /** The viewer's password. */
  password: string;
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** What `purge` deletes. */
export type PurgeKind =
  /** An account. */
  | 'ACCOUNT'
  /** A picture or a video that was uploaded here. */
  | 'MEDIA'
  /** A post. */
  | 'POST';

export type PurgeMutationVariables = Exact<{
  input: Types.PurgeInput;
}>;


export type PurgeMutation = { purge: { action: { id: string } | null } };


export const PurgeDocument = {"__meta__":{"hash":"878d1c8a3a09225ed90a6cc9775149f5ad069eac3715bb4adcd0fb1e3d201c5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Purge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PurgeMutation, PurgeMutationVariables>;