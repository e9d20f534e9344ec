/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What to block, and for how long. */
export type BlockEntryInput = {
  /** What it is. */
  kind: BlockedKind;
  /** Until when. Null or left out: always. Networks need an end, within a year. */
  until?: string | null | undefined;
  /** The word, domain, address or network. An address of IPv6 stands for its /64. */
  value: string;
};

/** What can be blocked. */
export type BlockedKind =
  /** A network, such as `192.0.2.0/24`. It holds at sign-up alone, because people share addresses. */
  | 'ADDRESS'
  /** The domain of email addresses, with all below it. It holds at sign-up and for a new address. */
  | 'EMAIL_DOMAIN'
  /** A word that names and usernames may not contain, whatever the case and accents. It holds at sign-up and for a new name. */
  | 'NAME';

export type BlockedEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedEntriesQuery = { blockedEntries: Array<{ id: string, kind: Types.BlockedKind, value: string, until: string | null }> };

export type BlockEntryMutationVariables = Exact<{
  input: Types.BlockEntryInput;
}>;


export type BlockEntryMutation = { blockEntry: { entry: { id: string, kind: Types.BlockedKind, value: string, until: string | null } } };

export type UnblockEntryMutationVariables = Exact<{
  entryId: string;
}>;


export type UnblockEntryMutation = { unblockEntry: { action: { id: string } | null } };


export const BlockedEntriesDocument = {"__meta__":{"hash":"1549ef1ee0a99178f3a07cd14877628b29007260bbbf378811e81d58ea38083b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<BlockedEntriesQuery, BlockedEntriesQueryVariables>;
export const BlockEntryDocument = {"__meta__":{"hash":"50fdee466ae92ef79bb8fc0753c20f8c1e2a849f19c44ee851dae00614baac08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<BlockEntryMutation, BlockEntryMutationVariables>;
export const UnblockEntryDocument = {"__meta__":{"hash":"7ea200e54d4b861b1b1547f614a251a5b8068a83a8a7a8bcdc94fd329e1c6430"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"entryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UnblockEntryMutation, UnblockEntryMutationVariables>;