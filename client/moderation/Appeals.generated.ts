/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { KeptContent_KeptFragmentDoc } from './KeptContent.generated.ts';
import type { KeptContent_KeptFragment } from './KeptContent.generated.ts';
/** How to decide an appeal. */
export type DecideAppealInput = {
  /** Words for the person. Up to 500 characters. */
  answer?: string | null | undefined;
  /** The appeal's id. */
  appealId: string;
  /** Whether what was done is undone. */
  isReversed: boolean;
};

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

/** What an account may do. Each role may do what those before it may. */
export type Role =
  /** Give roles, and read what moderators did. */
  | 'ADMIN'
  /** What everybody may. */
  | 'MEMBER'
  /** Read reports, suspend accounts and remove posts. */
  | 'MODERATOR';

export type AppealsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AppealsQuery = { viewer: { id: string, role: Types.Role | null } | null, appeals: { edges: Array<{ node: { id: string, kind: Types.ModerationKind, rule: Types.ModerationRule, words: string, at: string, isOfOwnAction: boolean, userRole: Types.Role | null, kept: { username: string, name: string, post: { content: string, images: Array<{ url: string, alt: string | null }>, video: { url: string } | null, links: Array<{ label: string, url: string }>, card: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null, quoted: { postId: string, username: string, name: string, content: string, images: Array<{ url: string, alt: string | null }>, video: { url: string } | null, links: Array<{ label: string, url: string }> } | null } | null, profile: { avatar: string, cover: string, bio: string, location: string, website: string } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DecideAppealMutationVariables = Exact<{
  input: Types.DecideAppealInput;
}>;


export type DecideAppealMutation = { decideAppeal: { action: { id: string } | null } };


export const AppealsDocument = {"__meta__":{"hash":"42b93c9117393b1fed5f41d4476385348c3e8cc3d00afa2fc7e207cff4974fea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Appeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOfOwnAction"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptContent_kept"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},LinkCard_CardFragmentDoc.definitions[0],KeptContent_KeptFragmentDoc.definitions[0]]} as unknown as DocumentNode<AppealsQuery, AppealsQueryVariables>;
export const DecideAppealDocument = {"__meta__":{"hash":"1d37c33dfa655a3b61b9ec40b1203c1a5ca0ebca2da7e4dd919d4599442ce038"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideAppeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideAppealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideAppeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DecideAppealMutation, DecideAppealMutationVariables>;