/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What came of the reports of a post or an account. */
export type CaseOutcome =
  /** The account was deleted by its owner before a moderator acted. */
  | 'ACCOUNT_DELETED'
  /** The account was limited. */
  | 'ACCOUNT_SILENCED'
  /** The account was suspended. */
  | 'ACCOUNT_SUSPENDED'
  /** The account was warned. */
  | 'ACCOUNT_WARNED'
  /** The verified badge was taken away, or another given. */
  | 'BADGE_CHOSEN'
  /** No rule was broken. */
  | 'DISMISSED'
  /** All posts of a period were removed. */
  | 'POSTS_REMOVED'
  /** The post was marked as sensitive. */
  | 'POST_MARKED'
  /** The post was removed. */
  | 'POST_REMOVED'
  /** The post or the account was deleted for good. */
  | 'PURGED';

/** How far the moderators are with the reports of a post or an account. */
export type CaseState =
  /** Nobody works on them yet. */
  | 'OPEN'
  /** They are dealt with. */
  | 'RESOLVED'
  /** A moderator works on them. */
  | 'TAKEN';

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

/** Which post to report, and why. */
export type ReportPostInput = {
  /** Words for the moderators. Up to 500 characters. */
  note?: string | null | undefined;
  /** The post's id. */
  postId: string;
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** Which account to report, and why. */
export type ReportUserInput = {
  /** Words for the moderators. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** The account's id. */
  userId: string;
};

export type ReportPostMutationVariables = Exact<{
  input: Types.ReportPostInput;
}>;


export type ReportPostMutation = { reportPost: { isRepeated: boolean, report: { id: string } } };

export type ReportUserMutationVariables = Exact<{
  input: Types.ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { isRepeated: boolean, report: { id: string } } };

export type ReceiptsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { reports: { edges: Array<{ node: { id: string, rule: Types.ModerationRule, at: string, state: Types.CaseState, outcome: Types.CaseOutcome | null, username: string | null, postId: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const ReportPostDocument = {"__meta__":{"hash":"447f92faf1679d46021f1f91f48e505899da7a9fe5732029002a04dca2dc18c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReportPostMutation, ReportPostMutationVariables>;
export const ReportUserDocument = {"__meta__":{"hash":"45cb5d3da27d01d9ef6969ec58dc33a764fe6c703aa36d289edf95c02e7cfcaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReportUserMutation, ReportUserMutationVariables>;
export const ReceiptsDocument = {"__meta__":{"hash":"07641055c977f9859457b7db3834708139f65776f94b3be75f600ff0c3f86c1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiptsQuery, ReceiptsQueryVariables>;