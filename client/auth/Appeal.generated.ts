/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Against what to appeal, and why. */
export type AppealInput = {
  /** The decision about the account. Null or left out: something else. */
  decisionId?: string | null | undefined;
  /** The post that was removed or marked. If this and `decisionId` are null: the suspension of the account. */
  postId?: string | null | undefined;
  /** Why it was wrong. Up to 500 characters. */
  words: string;
};

/** How far an appeal is. */
export type AppealState =
  /** No moderator has decided it. */
  | 'OPEN'
  /** What was done is undone. */
  | 'REVERSED'
  /** What was done stands. */
  | 'UPHELD';

export type AppealMutationVariables = Exact<{
  input: Types.AppealInput;
}>;


export type AppealMutation = { appeal: { appeal: { id: string, state: Types.AppealState, answer: string } } };


export const AppealDocument = {"__meta__":{"hash":"61375ffbc44886d6136d354a7d6b7854b7f119a0eaa8fd1e245762facc17542a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Appeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<AppealMutation, AppealMutationVariables>;