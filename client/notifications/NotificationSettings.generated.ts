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

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { viewer: { id: string, notificationKinds: Array<Types.NotificationKind> | null } | null };

export type ChooseNotificationsMutationVariables = Exact<{
  kinds: Array<Types.NotificationKind> | Types.NotificationKind;
}>;


export type ChooseNotificationsMutation = { chooseNotifications: { unreadNotifications: number, user: { id: string, notificationKinds: Array<Types.NotificationKind> | null } } };


export const NotificationSettingsDocument = {"__meta__":{"hash":"d3cc8a7ca94ff0b5fc6e94fc3377fe5d7be0a2e7959956040acbc982c295f28d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationKinds"}}]}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const ChooseNotificationsDocument = {"__meta__":{"hash":"3ee01342950445b8e37dbcabeaeebd078329fedf12cc41a51b6e95b7e995d296"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationKinds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]}}]} as unknown as DocumentNode<ChooseNotificationsMutation, ChooseNotificationsMutationVariables>;