/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LikeButton_PostFragmentDoc } from '../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../bookmarks/BookmarkButton.generated.ts';
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts';
import { PostLinks_PostFragmentDoc } from './PostLinks.generated.ts';
import { PostActionRow_PostFragmentDoc } from './PostActionRow.generated.ts';
import type { PostMedia_PostFragment } from './PostMedia.generated.ts';
import type { PostLinks_PostFragment } from './PostLinks.generated.ts';
import type { LikeButton_PostFragment } from '../likes/LikeButton.generated.ts';
import type { PostActionRow_PostFragment } from './PostActionRow.generated.ts';
/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

export type PostDetail_PostFragment = { id: string, content: string, createdAt: string, updatedAt: string, replyCount: number, isSensitive: boolean, likeCount: number, viewerHasLiked: boolean, replyPolicy: Types.ReplyPolicy, viewerCanReply: boolean, viewerHasBookmarked: boolean, mentions: Array<{ id: string, username: string }>, author: { id: string, username: string, name: string, avatar: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null }, parent: { id: string } | null, images: Array<{ url: string, width: number | null, height: number | null, alt: string | null, placeholder: string | null }>, video: { url: string, poster: string | null, width: number | null, height: number | null } | null, links: Array<{ label: string, url: string }> } & { ' $fragmentName'?: 'PostDetail_PostFragment' };

export const PostDetail_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDetail_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedKind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostMedia_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostLinks_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostActionRow_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostMedia_PostFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<PostDetail_PostFragment, unknown>;