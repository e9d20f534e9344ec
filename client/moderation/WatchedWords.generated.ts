/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchedWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type WatchedWordsQuery = { watchedWords: Array<string> };

export type WatchWordMutationVariables = Exact<{
  word: string;
}>;


export type WatchWordMutation = { watchWord: { watchedWords: Array<string> } };

export type UnwatchWordMutationVariables = Exact<{
  word: string;
}>;


export type UnwatchWordMutation = { unwatchWord: { watchedWords: Array<string> } };


export const WatchedWordsDocument = {"__meta__":{"hash":"34ab8f296ecf8ebdf212cb1920fdec45e5f76ecd9879399818d23c978151ffe1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WatchedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchedWords"}}]}}]} as unknown as DocumentNode<WatchedWordsQuery, WatchedWordsQueryVariables>;
export const WatchWordDocument = {"__meta__":{"hash":"0b6d68fda4501cfbf1dc0be42d7c34eead8d1fbe7c1a2553cce80f5a18124957"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchedWords"}}]}}]}}]} as unknown as DocumentNode<WatchWordMutation, WatchWordMutationVariables>;
export const UnwatchWordDocument = {"__meta__":{"hash":"f2acc576a184694182836b92d8c6c6ffc32878e677d0acc13d345fe33e041257"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnwatchWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unwatchWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchedWords"}}]}}]}}]} as unknown as DocumentNode<UnwatchWordMutation, UnwatchWordMutationVariables>;