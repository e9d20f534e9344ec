/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How often and how long an invite works. */
export type CreateInviteInput = {
  /** After how many days it ends: 1 to 30. */
  days?: number;
  /** How many accounts it may make: 1 to 10, for moderators to 100. */
  uses?: number;
};

export type InviteLine_InviteFragment = { code: string, uses: number, usesLeft: number, expiresAt: string } & { ' $fragmentName'?: 'InviteLine_InviteFragment' };

export type InvitesQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitesQuery = { invites: Array<{ code: string, uses: number, usesLeft: number, expiresAt: string }> };

export type CreateInviteMutationVariables = Exact<{
  input: Types.CreateInviteInput;
}>;


export type CreateInviteMutation = { createInvite: { invite: { code: string, uses: number, usesLeft: number, expiresAt: string } } };

export type EndInviteMutationVariables = Exact<{
  code: string;
}>;


export type EndInviteMutation = { endInvite: { ended: boolean } };

export const InviteLine_InviteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteLine_invite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"usesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InviteLine_InviteFragment, unknown>;
export const InvitesDocument = {"__meta__":{"hash":"a71dcac7ba918271d43ab4cf6e25315c21bea0e03fccda3448b3fb0881943a6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteLine_invite"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},InviteLine_InviteFragmentDoc.definitions[0]]} as unknown as DocumentNode<InvitesQuery, InvitesQueryVariables>;
export const CreateInviteDocument = {"__meta__":{"hash":"dcfeda73574791f9f5822bd3ccb1d1bd677dbec31de4eb9159e64b54fe51fae3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteLine_invite"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},InviteLine_InviteFragmentDoc.definitions[0]]} as unknown as DocumentNode<CreateInviteMutation, CreateInviteMutationVariables>;
export const EndInviteDocument = {"__meta__":{"hash":"cf2e37d9c1682854106d101f97e1d99d18cb07640d8f32d8283807c86fc9b4ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<EndInviteMutation, EndInviteMutationVariables>;