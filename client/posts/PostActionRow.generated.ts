/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RepostButton_PostFragmentDoc } from '../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../bookmarks/BookmarkButton.generated.ts';
import type { RepostButton_PostFragment } from '../reposts/RepostButton.generated.ts';
import type { LikeButton_PostFragment } from '../likes/LikeButton.generated.ts';
import type { BookmarkButton_PostFragment } from '../bookmarks/BookmarkButton.generated.ts';
/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

export type PostActionRow_PostFragment = { id: string, replyPolicy: Types.ReplyPolicy, viewerCanReply: boolean, repostCount: number, viewerHasReposted: boolean, likeCount: number, viewerHasLiked: boolean, viewerHasBookmarked: boolean } & { ' $fragmentName'?: 'PostActionRow_PostFragment' };

export const PostActionRow_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostActionRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReply"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepostButton_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookmarkButton_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<PostActionRow_PostFragment, unknown>;