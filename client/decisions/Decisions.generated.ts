/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far an appeal is. */
export type AppealState =
  /** No moderator has decided it. */
  | 'OPEN'
  /** What was done is undone. */
  | 'REVERSED'
  /** What was done stands. */
  | 'UPHELD';

/** What a moderator or an administrator did. */
export type ModerationKind =
  /** Let in a new account. */
  | 'APPROVE_SIGN_UP'
  /** Block a word in names, an email domain or a network. */
  | 'BLOCK_ENTRY'
  /** Give an account another role. */
  | 'CHANGE_ROLE'
  /** Decline a new account. */
  | 'DECLINE_SIGN_UP'
  /** Resolve them because no rule was broken. */
  | 'DISMISS_CASE'
  /** Change the settings of the site. */
  | 'EDIT_SITE'
  /** Hide a post, because enough people reported it, until a moderator decides. The server does this by itself. */
  | 'HIDE_POST'
  /** Choose the verified badge of an account, or none. */
  | 'LOCK_BADGE'
  /** Mark a post as sensitive. */
  | 'MARK_SENSITIVE'
  /** Delete an account for good. */
  | 'PURGE_ACCOUNT'
  /** Delete a picture or a video for good. */
  | 'PURGE_MEDIA'
  /** Delete a post for good. */
  | 'PURGE_POST'
  /** Give them back. */
  | 'RELEASE_CASE'
  /** Remove a post. */
  | 'REMOVE_POST'
  /** Remove all posts of a period. */
  | 'REMOVE_POSTS'
  /** Show a removed post again. */
  | 'RESTORE_POST'
  /** Show them again. */
  | 'RESTORE_POSTS'
  /** Limit an account. */
  | 'SILENCE'
  /** Suspend an account. */
  | 'SUSPEND'
  /** Take the reports of a post or an account. */
  | 'TAKE_CASE'
  /** Turn two-step log-in off for an account. Only the operator does. */
  | 'TURN_OFF_TWO_STEP'
  /** End such a block. */
  | 'UNBLOCK_ENTRY'
  /** Bring back the badge before, and let its person choose again. */
  | 'UNLOCK_BADGE'
  /** Take the mark off. */
  | 'UNMARK_SENSITIVE'
  /** End a limit. */
  | 'UNSILENCE'
  /** End a suspension. */
  | 'UNSUSPEND'
  /** Stop watching it. */
  | 'UNWATCH_WORD'
  /** Decide that an action stands, against which somebody appealed. */
  | 'UPHOLD_APPEAL'
  /** Warn an account. */
  | 'WARN'
  /** Watch a word. */
  | 'WATCH_WORD'
  /** Take back a warning. */
  | 'WITHDRAW_WARNING';

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

/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

export type DecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DecisionsQuery = { decisions: Array<{ id: string, kind: Types.ModerationKind, badge: Types.VerifiedKind | null, rule: Types.ModerationRule, note: string, at: string, until: string | null, from: string | null, to: string | null, count: number | null, postId: string | null, appeal: { id: string, state: Types.AppealState, answer: string } | null }> };

export type MarkDecisionsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkDecisionsReadMutation = { markDecisionsRead: { user: { id: string, hasUnreadDecision: boolean | null } } };


export const DecisionsDocument = {"__meta__":{"hash":"ca9214e3b9fd302d6afd2261cf1eadc01d14df8ca8c3f1b2aa266da73fa33aed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const MarkDecisionsReadDocument = {"__meta__":{"hash":"3febf8bb88598d718a4619183e2352ebe2ced0727fba5e53ffae2abf7fb21548"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDecisionsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDecisionsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnreadDecision"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDecisionsReadMutation, MarkDecisionsReadMutationVariables>;