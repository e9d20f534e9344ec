/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RepostButton_PostFragment = { id: string, repostCount: number, viewerHasReposted: boolean } & { ' $fragmentName'?: 'RepostButton_PostFragment' };

export type RepostPostMutationVariables = Exact<{
  postId: string;
}>;


export type RepostPostMutation = { changed: { post: { ' $fragmentRefs'?: { 'RepostButton_PostFragment': RepostButton_PostFragment } } } };

export type UndoRepostMutationVariables = Exact<{
  postId: string;
}>;


export type UndoRepostMutation = { changed: { post: { ' $fragmentRefs'?: { 'RepostButton_PostFragment': RepostButton_PostFragment } } } };

export const RepostButton_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepostButton_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repostCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasReposted"}}]}}]} as unknown as DocumentNode<RepostButton_PostFragment, unknown>;
export const RepostPostDocument = {"__meta__":{"hash":"63a507d0b93b1713c92dc2d6d807b438554b44fd2bb191f4a99bebfa8c5dc567"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepostPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"repostPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepostButton_post"}}]}}]}}]}},RepostButton_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<RepostPostMutation, RepostPostMutationVariables>;
export const UndoRepostDocument = {"__meta__":{"hash":"69200a7f7fc13696a1ad30ca278410a7870248fafe30cfaf7058591e1bbcd214"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRepost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"undoRepost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepostButton_post"}}]}}]}}]}},RepostButton_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<UndoRepostMutation, UndoRepostMutationVariables>;