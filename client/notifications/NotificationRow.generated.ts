/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { UserFace_UserFragmentDoc } from '../users/UserFace.generated.ts';
import { UserLine_UserFragmentDoc } from '../users/UserLine.generated.ts';
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts';
import { FollowLine_UserFragmentDoc } from '../follows/WhoToFollow.generated.ts';
import type { FollowLine_UserFragment } from '../follows/WhoToFollow.generated.ts';
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

export type NotificationRow_NotificationFragment = { id: string, kind: Types.NotificationKind, at: string, isUnread: boolean, actorCount: number, post: { id: string, content: string, images: Array<{ url: string }>, video: { url: string } | null } | null, actors: Array<(
    { id: string, username: string, name: string, avatar: string }
    & { ' $fragmentRefs'?: { 'FollowLine_UserFragment': FollowLine_UserFragment } }
  )> } & { ' $fragmentName'?: 'NotificationRow_NotificationFragment' };

export const NotificationRow_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowLine_user"}}]}}]}},UserFace_UserFragmentDoc.definitions[0],UserLine_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],FollowLine_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<NotificationRow_NotificationFragment, unknown>;