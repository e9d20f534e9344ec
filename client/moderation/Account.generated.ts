/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CaseHistory_ConnectionFragmentDoc } from './Moderation.generated.ts';
import type { CaseHistory_ConnectionFragment } from './Moderation.generated.ts';
/** Whether others see an account. */
export type AccountState =
  /** They do. */
  | 'ACTIVE'
  /** It is suspended. */
  | 'SUSPENDED'
  /** It waits to be let in, or was declined. */
  | 'WAITING';

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

/** Who gets which role. */
export type ChangeRoleInput = {
  /** The new role. */
  role: Role;
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

/** What to note about whom. */
export type WriteModeratorNoteInput = {
  /** The words: up to 500 characters. */
  text: string;
  /** The account's id. */
  userId: string;
};

export type ModeratedAccountQueryVariables = Exact<{
  username: string;
  first?: number | null | undefined;
}>;


export type ModeratedAccountQuery = { viewer: { id: string, username: string, role: Types.Role | null } | null, moderatedAccount: { id: string, userId: string, username: string, name: string, avatar: string, role: Types.Role, state: Types.AccountState, suspendedUntil: string | null, isLimited: boolean, limitedUntil: string | null, joinedAt: string, postCount: number, followerCount: number, notes: Array<{ id: string, text: string, at: string, expiresAt: string, isOwn: boolean, author: { id: string, username: string } | null }>, cases: { edges: Array<{ node: { id: string, reportCount: number, words: Array<string>, reportedAt: string, outcome: Types.CaseOutcome | null, postId: string | null, kept: { post: { content: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, history: { edges: Array<{ node: { id: string, kind: Types.ModerationKind, at: string, rule: Types.ModerationRule | null, until: string | null, actorId: string | null, postId: string | null, count: number | null, from: string | null, to: string | null, undoes: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type AccountCases_ConnectionFragment = { edges: Array<{ node: { id: string, reportCount: number, words: Array<string>, reportedAt: string, outcome: Types.CaseOutcome | null, postId: string | null, kept: { post: { content: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'AccountCases_ConnectionFragment' };

export type MoreAccountCasesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreAccountCasesQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, cases: { edges: Array<{ node: { id: string, reportCount: number, words: Array<string>, reportedAt: string, outcome: Types.CaseOutcome | null, postId: string | null, kept: { post: { content: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type MoreAccountHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreAccountHistoryQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, history: { edges: Array<{ node: { id: string, kind: Types.ModerationKind, at: string, rule: Types.ModerationRule | null, until: string | null, actorId: string | null, postId: string | null, count: number | null, from: string | null, to: string | null, undoes: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type InviterQueryVariables = Exact<{
  userId: string;
}>;


export type InviterQuery = { inviter: { id: string, username: string } | null };

export type WriteModeratorNoteMutationVariables = Exact<{
  input: Types.WriteModeratorNoteInput;
}>;


export type WriteModeratorNoteMutation = { writeModeratorNote: { account: { id: string } } };

export type DeleteModeratorNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type DeleteModeratorNoteMutation = { deleteModeratorNote: { account: { id: string } } };

export type ChangeRoleMutationVariables = Exact<{
  input: Types.ChangeRoleInput;
}>;


export type ChangeRoleMutation = { changeRole: { action: { id: string } | null } };

export const AccountCases_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCases_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCaseConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<AccountCases_ConnectionFragment, unknown>;
export const ModeratedAccountDocument = {"__meta__":{"hash":"b51bad3a4147c234c05929774c52fc423a832823fa5a6ff3d009db20384e1852"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModeratedAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moderatedAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isLimited"}},{"kind":"Field","name":{"kind":"Name","value":"limitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCases_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseHistory_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},AccountCases_ConnectionFragmentDoc.definitions[0],CaseHistory_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<ModeratedAccountQuery, ModeratedAccountQueryVariables>;
export const MoreAccountCasesDocument = {"__meta__":{"hash":"674875ba345f52b058f4537b3b967dab504fa9ddc4971cddab95a0000fe6b001"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreAccountCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCases_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},AccountCases_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<MoreAccountCasesQuery, MoreAccountCasesQueryVariables>;
export const MoreAccountHistoryDocument = {"__meta__":{"hash":"5d76b13dce8e5b08b7937f25f12f25fd583f903c8802685f4a346cabab27bfd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreAccountHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseHistory_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CaseHistory_ConnectionFragmentDoc.definitions[0]]} as unknown as DocumentNode<MoreAccountHistoryQuery, MoreAccountHistoryQueryVariables>;
export const InviterDocument = {"__meta__":{"hash":"be515a08007e1f860a090c2f57440c9d410f731c4c98aa52683309377b382062"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inviter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<InviterQuery, InviterQueryVariables>;
export const WriteModeratorNoteDocument = {"__meta__":{"hash":"618f61d42e33adb69db3374015ce656d77bcd81d7ccea5d90ac2e8fea2db01b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteModeratorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteModeratorNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeModeratorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<WriteModeratorNoteMutation, WriteModeratorNoteMutationVariables>;
export const DeleteModeratorNoteDocument = {"__meta__":{"hash":"27f157014b5bf109e2079a8ae247002d71e2efe2020abf72819230aaa867d9ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteModeratorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteModeratorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"noteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteModeratorNoteMutation, DeleteModeratorNoteMutationVariables>;
export const ChangeRoleDocument = {"__meta__":{"hash":"e03486afc82e9d025a3f36fea961777683d13a749fbc46097bc32548990f664e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRoleMutation, ChangeRoleMutationVariables>;