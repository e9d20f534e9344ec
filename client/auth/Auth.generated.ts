/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import type { UserFace_UserFragment } from '../users/UserFace.generated.ts';
/** The link to a new email address. */
export type ConfirmEmailInput = {
  /** What follows `#` in the link. */
  token: string;
};

/** A username and a password. */
export type LogInInput = {
  /** A code from the authenticator app, or a recovery code. Required if the account has two-step log-in, which the error `CODE_REQUIRED` tells; elsewhere it is ignored. */
  code?: string | null | undefined;
  /** The account's password. */
  password: string;
  /** The username, in any letter case. */
  username: string;
};

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

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account, in any case. */
  email: string;
};

/** A new password for the account of a link. */
export type ResetPasswordInput = {
  /** 6 to 128 characters. */
  password: string;
  /** What follows `#` in the link. */
  token: string;
};

/** A new account. */
export type SignUpInput = {
  /** A line about oneself, of up to 200 characters, for the moderator who decides. It is ignored where no moderator does. */
  about?: string | null | undefined;
  /** The same password again. */
  confirmPassword: string;
  /** An email address of up to 254 characters. Nobody else sees it. */
  email: string;
  /** The code of an invite. Where sign-up is by invitation, it is required; elsewhere it is ignored. */
  invite?: string | null | undefined;
  /** The full name, 1 to 50 characters. */
  name: string;
  /** 6 to 128 characters. */
  password: string;
  /** 1 to 30 characters of `A–Z a–z 0–9 _`. */
  username: string;
};

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;


export type LogInMutation = { logIn: { token: string, user: { id: string, username: string, name: string, avatar: string }, suspension: { rule: Types.ModerationRule } | null, signUpRequest: { id: string } | null } };

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { token: string, user: { id: string, username: string, name: string, avatar: string }, signUpRequest: { id: string } | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { isAccepted: boolean } };

export type ConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { username: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { username: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { ended: boolean } };

export type DemoAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoAccountsQuery = { demoAccounts: Array<{ password: string, user: (
      { id: string, username: string }
      & { ' $fragmentRefs'?: { 'UserFace_UserFragment': UserFace_UserFragment } }
    ) }> };


export const LogInDocument = {"__meta__":{"hash":"fe4f76a9e208448e659dbb9294aceb863527bd9460e7bc3956ebe192d3659b0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const SignUpDocument = {"__meta__":{"hash":"d9481330b6f796618ce10fd4c12ea82cb4eb711ddabadb3847b19365f8731aad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"6c5b03f3792b2a8fde1264537c9290893032c6bc78a5bb2e47c691a6edfa1496"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmEmailDocument = {"__meta__":{"hash":"f902be572029c23ee967d2c4562f5a08fbff360a9d9c7d4c46565791e57b2277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"4987ef148f1630a47e51e0b95fdb5b03928cbd5f2019260d66aec8079c62daac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"5de20bbfc407262bbe103b133d3823ca4a8f1d51dbb48f594efe5036af1fbf88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const DemoAccountsDocument = {"__meta__":{"hash":"c9ef1c1f7a6392b592ceccefcd0f1d5b7e2fcd78c2262f20188f656e73f8f633"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFace_user"}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<DemoAccountsQuery, DemoAccountsQueryVariables>;