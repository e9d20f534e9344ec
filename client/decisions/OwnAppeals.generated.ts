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

export type OwnAppealsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAppealsQuery = { ownAppeals: Array<{ id: string, kind: Types.ModerationKind, at: string, state: Types.AppealState, answer: string, kept: { post: { content: string } | null } }> };


export const OwnAppealsDocument = {"__meta__":{"hash":"32f98ba5a973354d5b39aa1aef985b960a11a6c9790d054b298024c03b28a378"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAppeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownAppeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnAppealsQuery, OwnAppealsQueryVariables>;