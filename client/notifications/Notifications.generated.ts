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


export type NotificationsQuery = { notifications: { mark: string | null, edges: Array<{ node: (
        { id: string, isUnread: boolean }
        & { ' $fragmentRefs'?: { 'NotificationRow_NotificationFragment': NotificationRow_NotificationFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarkNotificationsSeenMutationVariables = Exact<{
  mark: string;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen: { unreadNotifications: number } };


export const NotificationsDocument = {"__meta__":{"hash":"f4a5171e628ec5207a2969b7d83846c9fc8cce55a29e1dfd44ea4951f82d03d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_notification"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0],NotificationRow_NotificationFragmentDoc.definitions[0]]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsSeenDocument = {"__meta__":{"hash":"bc1fe1a2164cefb0a4b10c2cb5f3f84bc8686ed5ea705e2871b01866da1d666a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mark"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"mark"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mark"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables>;