/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { KeptContent_KeptFragmentDoc } from './KeptContent.generated.ts';
import type { KeptContent_KeptFragment } from './KeptContent.generated.ts';
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

/** Whose badge to choose, and why. */
export type LockBadgeInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: string | null | undefined;
  /** The badge. Null or left out: none. */
  kind?: VerifiedKind | null | undefined;
  /** Words for the account's person. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. `OTHER` if none was. */
  rule: ModerationRule;
  /** The account's id. */
  userId: string;
};

/** Which post to mark as sensitive, and why. */
export type MarkPostSensitiveInput = {
  /** Words for the author. Up to 500 characters. */
  note?: string | null | undefined;
  /** The post's id. */
  postId: string;
  /** The rule that was broken. */
  rule: ModerationRule;
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

/** Which post to remove, and why. */
export type RemovePostInput = {
  /** Words for the author. Up to 500 characters. */
  note?: string | null | undefined;
  /** The post's id. */
  postId: string;
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** Whose posts to remove, of which time, and why. */
export type RemovePostsInput = {
  /** A case about the account or a post of it that this resolves too. */
  caseId?: string | null | undefined;
  /** The beginning of the time. */
  from: string;
  /** Words for the account's person. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Its end; now, if that is later. */
  to: string;
  /** The account's id. */
  userId: string;
};

/** What an account may do. Each role may do what those before it may. */
export type Role =
  /** Give roles, and read what moderators did. */
  | 'ADMIN'
  /** What everybody may. */
  | 'MEMBER'
  /** Read reports, suspend accounts and remove posts. */
  | 'MODERATOR';

/** Whom to limit, and why. */
export type SilenceUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: string | null | undefined;
  /** Words for the account's person. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Until when. Null or left out: for good. */
  until?: string | null | undefined;
  /** The account's id. */
  userId: string;
};

/** Whom to suspend, and why. */
export type SuspendUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: string | null | undefined;
  /** Words for the account's owner, who reads them at the next log-in. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Until when. Null or left out: for good. */
  until?: string | null | undefined;
  /** The account's id. */
  userId: string;
};

/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

/** Whom to warn, and why. */
export type WarnUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: string | null | undefined;
  /** Words for the account's person. Up to 500 characters. */
  note?: string | null | undefined;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** The account's id. */
  userId: string;
};

export type MyRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoleQuery = { viewer: { id: string, role: Types.Role | null } | null };

export type ReportCasesQueryVariables = Exact<{
  state: Types.CaseState;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReportCasesQuery = { reportCases: { edges: Array<{ node: { id: string, reportCount: number, words: Array<string>, reportedAt: string, outcome: Types.CaseOutcome | null, isTakenByViewer: boolean, postId: string | null, takenBy: { id: string, username: string } | null, kept: { username: string, post: { content: string } | null, profile: { bio: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReportCaseQueryVariables = Exact<{
  id: string;
}>;


export type ReportCaseQuery = { viewer: { id: string, username: string, role: Types.Role | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { state: Types.CaseState, reportCount: number, words: Array<string>, isHidingPost: boolean, isPostMarked: boolean, outcome: Types.CaseOutcome | null, isTakenByViewer: boolean, userId: string, userRole: Types.Role | null, postId: string | null, id: string, takenBy: { id: string, username: string } | null, user: { id: string, username: string } | null, post: { id: string } | null, kept: { username: string, name: string, post: { content: string, images: Array<{ url: string, alt: string | null }>, video: { url: string } | null, links: Array<{ label: string, url: string }>, card: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null, quoted: { postId: string, username: string, name: string, content: string, images: Array<{ url: string, alt: string | null }>, video: { url: string } | null, links: Array<{ label: string, url: string }> } | null } | null, profile: { avatar: string, cover: string, bio: string, location: string, website: string } | null } | null, reports: { edges: Array<{ node: { id: string, rule: Types.ModerationRule, note: string, at: string, isByGuest: boolean, reporter: { id: string, username: string } | null, kept: { post: { content: string, quoted: { content: string } | null } | null, profile: { bio: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, history: { edges: Array<{ node: { id: string, kind: Types.ModerationKind, at: string, rule: Types.ModerationRule | null, until: string | null, actorId: string | null, postId: string | null, count: number | null, from: string | null, to: string | null, undoes: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type CaseReports_ConnectionFragment = { edges: Array<{ node: { id: string, rule: Types.ModerationRule, note: string, at: string, isByGuest: boolean, reporter: { id: string, username: string } | null, kept: { post: { content: string, quoted: { content: string } | null } | null, profile: { bio: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'CaseReports_ConnectionFragment' };

export type CaseHistory_ConnectionFragment = { edges: Array<{ node: { id: string, kind: Types.ModerationKind, at: string, rule: Types.ModerationRule | null, until: string | null, actorId: string | null, postId: string | null, count: number | null, from: string | null, to: string | null, undoes: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'CaseHistory_ConnectionFragment' };

export type MoreCaseReportsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreCaseReportsQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, reports: { edges: Array<{ node: { id: string, rule: Types.ModerationRule, note: string, at: string, isByGuest: boolean, reporter: { id: string, username: string } | null, kept: { post: { content: string, quoted: { content: string } | null } | null, profile: { bio: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type MoreCaseHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreCaseHistoryQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, history: { edges: Array<{ node: { id: string, kind: Types.ModerationKind, at: string, rule: Types.ModerationRule | null, until: string | null, actorId: string | null, postId: string | null, count: number | null, from: string | null, to: string | null, undoes: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type TakeCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type TakeCaseMutation = { takeCase: { case: { id: string, state: Types.CaseState } } };

export type ReleaseCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type ReleaseCaseMutation = { releaseCase: { case: { id: string, state: Types.CaseState } } };

export type DismissCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type DismissCaseMutation = { dismissCase: { case: { id: string, state: Types.CaseState } } };

export type RemovePostMutationVariables = Exact<{
  input: Types.RemovePostInput;
}>;


export type RemovePostMutation = { removePost: { action: { id: string } | null } };

export type MarkPostSensitiveMutationVariables = Exact<{
  input: Types.MarkPostSensitiveInput;
}>;


export type MarkPostSensitiveMutation = { markPostSensitive: { action: { id: string } | null } };

export type UnmarkPostSensitiveMutationVariables = Exact<{
  postId: string;
}>;


export type UnmarkPostSensitiveMutation = { unmarkPostSensitive: { action: { id: string } | null } };

export type SuspendUserMutationVariables = Exact<{
  input: Types.SuspendUserInput;
}>;


export type SuspendUserMutation = { suspendUser: { action: { id: string } } };

export type WarnUserMutationVariables = Exact<{
  input: Types.WarnUserInput;
}>;


export type WarnUserMutation = { warnUser: { action: { id: string } } };

export type LockBadgeMutationVariables = Exact<{
  input: Types.LockBadgeInput;
}>;


export type LockBadgeMutation = { lockBadge: { action: { id: string } } };

export type SilenceUserMutationVariables = Exact<{
  input: Types.SilenceUserInput;
}>;


export type SilenceUserMutation = { silenceUser: { action: { id: string } } };

export type PostsToRemoveQueryVariables = Exact<{
  userId: string;
  from: string;
  to: string;
}>;


export type PostsToRemoveQuery = { postsToRemove: number };

export type RemovePostsMutationVariables = Exact<{
  input: Types.RemovePostsInput;
}>;


export type RemovePostsMutation = { removePosts: { action: { id: string } } };

export type UndoDecisionMutationVariables = Exact<{
  actionId: string;
}>;


export type UndoDecisionMutation = { undoDecision: { action: { id: string } | null } };

export type RestorePostMutationVariables = Exact<{
  postId: string;
}>;


export type RestorePostMutation = { restorePost: { action: { id: string } | null } };

export type UnsuspendUserMutationVariables = Exact<{
  userId: string;
}>;


export type UnsuspendUserMutation = { unsuspendUser: { action: { id: string } | null } };

export type ModeratorGateQueryVariables = Exact<{ [key: string]: never; }>;


export type ModeratorGateQuery = { viewer: { id: string, role: Types.Role | null, twoStep: { isOn: boolean, isAvailable: boolean, isRequired: boolean, recoveryCodesLeft: number } | null } | null };

export const CaseReports_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseReports_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isByGuest"}},{"kind":"Field","name":{"kind":"Name","value":"reporter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<CaseReports_ConnectionFragment, unknown>;
export const CaseHistory_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseHistory_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationActionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<CaseHistory_ConnectionFragment, unknown>;
export const MyRoleDocument = {"__meta__":{"hash":"d4d56654064b5812dd26c37a56e42551d07769c18d7fb3d8776f7ea99c660a24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<MyRoleQuery, MyRoleQueryVariables>;
export const ReportCasesDocument = {"__meta__":{"hash":"815e8ef96e0369ba65481cf4db0cff7c13ea0477370545a9e43475d644d54e5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isTakenByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ReportCasesQuery, ReportCasesQueryVariables>;
export const ReportCaseDocument = {"__meta__":{"hash":"aeb3a563a2e6e06e7708590b037922d77f22cbfe0dbaf739d28d402564cf57a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isHidingPost"}},{"kind":"Field","name":{"kind":"Name","value":"isPostMarked"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isTakenByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptContent_kept"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseReports_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseHistory_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},LinkCard_CardFragmentDoc.definitions[0],KeptContent_KeptFragmentDoc.definitions[0],CaseReports_ConnectionFragmentDoc.definitions[0],CaseHistory_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<ReportCaseQuery, ReportCaseQueryVariables>;
export const MoreCaseReportsDocument = {"__meta__":{"hash":"fcf0dff50b9550da586b569a63f4cfb676e76f6a2c492863290d7c63600fe136"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreCaseReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseReports_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CaseReports_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<MoreCaseReportsQuery, MoreCaseReportsQueryVariables>;
export const MoreCaseHistoryDocument = {"__meta__":{"hash":"0446e600fa28da43aced83f5ceefbe7142609b083cd03c1704495d03fa5d4aed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreCaseHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseHistory_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CaseHistory_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<MoreCaseHistoryQuery, MoreCaseHistoryQueryVariables>;
export const TakeCaseDocument = {"__meta__":{"hash":"a5f05efbc232240bb1cf4e1d4f140e83684c1e46abc329c4f80c345209d45057"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<TakeCaseMutation, TakeCaseMutationVariables>;
export const ReleaseCaseDocument = {"__meta__":{"hash":"a2080587cb0b15deca5bf8acbcfe3808f687a081b619415f5260f55af2e717d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseCaseMutation, ReleaseCaseMutationVariables>;
export const DismissCaseDocument = {"__meta__":{"hash":"d4b006ad874e53c059a5b0849db9774e1f6484006a39f78f3ecd88079e3505ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<DismissCaseMutation, DismissCaseMutationVariables>;
export const RemovePostDocument = {"__meta__":{"hash":"2885667bca224fe1fc63ab48b855b6e8095054c48b93fdd94d8e48be2c6a282e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePostMutation, RemovePostMutationVariables>;
export const MarkPostSensitiveDocument = {"__meta__":{"hash":"ec666160245655e512270e31aacbf213a3643840bbf1305e9171dea98bc3dbe1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkPostSensitive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkPostSensitiveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markPostSensitive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MarkPostSensitiveMutation, MarkPostSensitiveMutationVariables>;
export const UnmarkPostSensitiveDocument = {"__meta__":{"hash":"c80bd8f1ffe598817b9b6a046d98eaf4b6f83412901a0a12660756f31b749709"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmarkPostSensitive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkPostSensitive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UnmarkPostSensitiveMutation, UnmarkPostSensitiveMutationVariables>;
export const SuspendUserDocument = {"__meta__":{"hash":"400582fc2cbea665b25e4c0047ee262a702731427b1c8a0d1440b4386679fc3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const WarnUserDocument = {"__meta__":{"hash":"a6e9ba930af6640c87c82b3c98765283c00365471c2f5c8315a07e706ece6898"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WarnUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarnUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<WarnUserMutation, WarnUserMutationVariables>;
export const LockBadgeDocument = {"__meta__":{"hash":"e2d310fbab45145afe90559558ab15c3e5eabb43b268078fec9fde6c2818d362"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockBadgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LockBadgeMutation, LockBadgeMutationVariables>;
export const SilenceUserDocument = {"__meta__":{"hash":"5d4bb2eff66b6586f35f762664d798266479599756f20119bda17cb274326299"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SilenceUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SilenceUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"silenceUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SilenceUserMutation, SilenceUserMutationVariables>;
export const PostsToRemoveDocument = {"__meta__":{"hash":"81af7b4fe02457a11c02d077cedab304be36d6812d8552dedbd60ad78d437837"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostsToRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postsToRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}]}}]} as unknown as DocumentNode<PostsToRemoveQuery, PostsToRemoveQueryVariables>;
export const RemovePostsDocument = {"__meta__":{"hash":"4c6f1b744a70e4fe0a2b69bccee8d1582d9c531b329c4ed90eac020f6880ac85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePostsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePostsMutation, RemovePostsMutationVariables>;
export const UndoDecisionDocument = {"__meta__":{"hash":"e6ab831421623106b6efc2bd102687e089026f2873d9f0087b6589f822889e58"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"actionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actionId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UndoDecisionMutation, UndoDecisionMutationVariables>;
export const RestorePostDocument = {"__meta__":{"hash":"494ac778bc56575a4f841b0a12ed62c5d0a022d16a8ac1ffc6f10b4090a7d934"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestorePostMutation, RestorePostMutationVariables>;
export const UnsuspendUserDocument = {"__meta__":{"hash":"1bc85cd60b06a7d04f6eccbe54c7ae2235c060f312bba30a2b85996bb53e16ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsuspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UnsuspendUserMutation, UnsuspendUserMutationVariables>;
export const ModeratorGateDocument = {"__meta__":{"hash":"047b4d4cb63fd8d22f379ce8596381d023d5dcec723fb38b430cd773ce696861"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModeratorGate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<ModeratorGateQuery, ModeratorGateQueryVariables>;