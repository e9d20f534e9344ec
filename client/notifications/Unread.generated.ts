/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened. */
export type NotificationKind =
  /** Somebody follows the viewer. */
  | 'FOLLOW'
  /** Somebody likes a post of the viewer. */
  | 'LIKE'
  /** Somebody mentions the viewer in a post or a reply. A mention that an edit adds has the time of its post, so it is not new to somebody who has looked since. */
  | 'MENTION'
  /** Somebody quotes a post of the viewer. A reply to the viewer that also quotes is a reply; a quote that also mentions the viewer is a quote. */
  | 'QUOTE'
  /** Somebody replied to a post of the viewer. A reply that also mentions the viewer is a reply. */
  | 'REPLY'
  /** Somebody reposts a post of the viewer. */
  | 'REPOST';

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { unreadNotifications: number, notifications: { edges: Array<{ node: { id: string, at: string, kind: Types.NotificationKind, isUnread: boolean, actorCount: number, actors: Array<{ id: string, name: string }> } }> } };


export const UnreadDocument = {"__meta__":{"hash":"d9e902079d11f397b7fa15f8e3c32a41f9218acf8d2260a7ddc9947c987e786a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnreadQuery, UnreadQueryVariables>;