/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What clients do with sensitive pictures and videos. */
export type SensitiveMedia =
  /** Cover them until somebody presses. */
  | 'BLUR'
  /** Leave them out. */
  | 'HIDE'
  /** Show them as others. */
  | 'SHOW';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, username: string, name: string, avatar: string, sensitiveMedia: Types.SensitiveMedia | null, hasUnreadDecision: boolean | null } | null };


export const ViewerDocument = {"__meta__":{"hash":"f3e9a2ccc0725c50d8b19a69a6577077abe6cfb8f3ca4a4a705c7a726c76a10e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"sensitiveMedia"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnreadDecision"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;