/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { UserLine_UserFragmentDoc } from '../users/UserLine.generated.ts';
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts';
import { FollowLine_UserFragmentDoc } from '../follows/WhoToFollow.generated.ts';
import { NotificationRow_NotificationFragmentDoc } from './NotificationRow.generated.ts';
import type { NotificationRow_NotificationFragment } from './NotificationRow.generated.ts';
/** Which notifications to list. */
export type NotificationFilter =
  /** All that the viewer wants to know of. */
  | 'ALL'
  /** Posts and replies that mention the viewer. */
  | 'MENTIONS';

export type NotificationsQueryVariables = Exact<{
  filter: Types.NotificationFilter;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { edges: Array<{ node: (
        { id: string, at: string, isUnread: boolean }
        & { ' $fragmentRefs'?: { 'NotificationRow_NotificationFragment': NotificationRow_NotificationFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarkNotificationsSeenMutationVariables = Exact<{
  until: string;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen: { unreadNotifications: number } };


export const NotificationsDocument = {"__meta__":{"hash":"30937e61425fff0b18954dc34ffe1946fee06408dd921ed44b8607d67bdb640e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_notification"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0],NotificationRow_NotificationFragmentDoc.definitions[0]]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsSeenDocument = {"__meta__":{"hash":"7777d3000c199b7fec8ff78ea5c458846593fcd355a5c6d837088d92dd40372c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables>;