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

export type NotifiedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotifiedSubscription = { notified: { unreadNotifications: number, newest: { id: string, at: string, kind: Types.NotificationKind, isUnread: boolean, actorCount: number, actors: Array<{ id: string, name: string }> } | null } };


export const NotifiedDocument = {"__meta__":{"hash":"7223f407299f0938409034058ce9307d272239f3537b28ae7fe10c599d1598ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]}}]} as unknown as DocumentNode<NotifiedSubscription, NotifiedSubscriptionVariables>;