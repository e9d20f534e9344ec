/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import type { UserFace_UserFragment } from '../users/UserFace.generated.ts';
export type MentionSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type MentionSuggestionsQuery = { mentionSuggestions: Array<(
    { id: string, username: string }
    & { ' $fragmentRefs'?: { 'UserFace_UserFragment': UserFace_UserFragment } }
  )> };

export type HashtagSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type HashtagSuggestionsQuery = { hashtagSuggestions: Array<string> };


export const MentionSuggestionsDocument = {"__meta__":{"hash":"9c8d5db03b4042d6401b14cdea2ae67bc4553e3c723fb269b9f437b5a82d5175"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentionSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentionSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFace_user"}}]}}]}},UserFace_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>;
export const HashtagSuggestionsDocument = {"__meta__":{"hash":"5bca1879a6772a8fdded948e197c6036d8de3ab7f7674b9845dbbbfb911f4c9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HashtagSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hashtagSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}]}}]} as unknown as DocumentNode<HashtagSuggestionsQuery, HashtagSuggestionsQueryVariables>;