/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What clients do with sensitive pictures and videos. */
export type SensitiveMedia =
  /** Cover them until somebody presses. */
  | 'BLUR'
  /** Leave them out. */
  | 'HIDE'
  /** Show them as others. */
  | 'SHOW';

export type ChooseSensitiveMediaMutationVariables = Exact<{
  choice: Types.SensitiveMedia;
}>;


export type ChooseSensitiveMediaMutation = { chooseSensitiveMedia: { user: { id: string, sensitiveMedia: Types.SensitiveMedia | null } } };


export const ChooseSensitiveMediaDocument = {"__meta__":{"hash":"d98608e462854372d2ea2c27f02bc8de258c6238a1cd4223b4959a43dd5d244b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseSensitiveMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SensitiveMedia"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseSensitiveMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sensitiveMedia"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseSensitiveMediaMutation, ChooseSensitiveMediaMutationVariables>;