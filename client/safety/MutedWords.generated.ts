/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How long a word is muted. */
export type MuteDuration =
  /** Until it is unmuted. */
  | 'ALWAYS'
  /** For 24 hours. */
  | 'DAY'
  /** For 7 days. */
  | 'WEEK';

/** Which word to mute, where and how long. */
export type MuteWordInput = {
  /** How long the word is muted. */
  duration?: MuteDuration;
  /** Where posts with the word do not appear. */
  place?: MutedWordPlace;
  /** A word, a phrase, or a hashtag with its `#`; at most 64 characters. */
  word: string;
};

/** Where posts with a muted word do not appear. Profiles show them all. */
export type MutedWordPlace =
  /** Also on Explore and in the lists of hashtags. Conversations fold them until somebody presses. */
  | 'EVERYWHERE'
  /** On Home and in notifications. Conversations show them unfolded. */
  | 'HOME';

export type MutedWordLine_WordFragment = { word: string, place: Types.MutedWordPlace, until: string | null } & { ' $fragmentName'?: 'MutedWordLine_WordFragment' };

export type MutedWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type MutedWordsQuery = { mutedWords: Array<{ word: string, place: Types.MutedWordPlace, until: string | null }> };

export type MuteWordMutationVariables = Exact<{
  input: Types.MuteWordInput;
}>;


export type MuteWordMutation = { muteWord: { mutedWords: Array<{ word: string, place: Types.MutedWordPlace, until: string | null }> } };

export type UnmuteWordMutationVariables = Exact<{
  word: string;
}>;


export type UnmuteWordMutation = { unmuteWord: { mutedWords: Array<{ word: string, place: Types.MutedWordPlace, until: string | null }> } };

export const MutedWordLine_WordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutedWordLine_word"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutedWord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<MutedWordLine_WordFragment, unknown>;
export const MutedWordsDocument = {"__meta__":{"hash":"74773ff52c96a5052a98d08a79542609cf636d3968504e8a0b9fffcea6cddeb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MutedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutedWordLine_word"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},MutedWordLine_WordFragmentDoc.definitions[0]]} as unknown as DocumentNode<MutedWordsQuery, MutedWordsQueryVariables>;
export const MuteWordDocument = {"__meta__":{"hash":"ec666e8ed626c17f72c605f9a1d9def27bdd28130bea8483c244499b316f189c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MuteWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MuteWordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muteWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutedWordLine_word"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},MutedWordLine_WordFragmentDoc.definitions[0]]} as unknown as DocumentNode<MuteWordMutation, MuteWordMutationVariables>;
export const UnmuteWordDocument = {"__meta__":{"hash":"6864ae7c3af3f395f44aaba8ab78fc6860da44ba6016bbc889ef9eb2b7d98b54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmuteWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmuteWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutedWordLine_word"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},MutedWordLine_WordFragmentDoc.definitions[0]]} as unknown as DocumentNode<UnmuteWordMutation, UnmuteWordMutationVariables>;