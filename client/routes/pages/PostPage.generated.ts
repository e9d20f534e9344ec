/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from '../../posts/PostMedia.generated.ts';
import { LinkCard_CardFragmentDoc } from '../../linkCards/LinkCard.generated.ts';
import { PostLinks_PostFragmentDoc } from '../../posts/PostLinks.generated.ts';
import { QuotedText_PostFragmentDoc } from '../../posts/QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from '../../posts/QuotedPost.generated.ts';
import { RepostButton_PostFragmentDoc } from '../../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../../posts/PostActionRow.generated.ts';
import { PostDetail_PostFragmentDoc } from '../../posts/PostDetail.generated.ts';
import { DeleteDialog_PageFragmentDoc } from '../../posts/DeleteDialog.generated.ts';
import { PostCard_PostFragmentDoc } from '../../posts/PostCard.generated.ts';
import type { PostDetail_PostFragment } from '../../posts/PostDetail.generated.ts';
import type { DeleteDialog_PageFragment } from '../../posts/DeleteDialog.generated.ts';
import type { PostCard_PostFragment } from '../../posts/PostCard.generated.ts';
/** How far an appeal is. */
export type AppealState =
  /** No moderator has decided it. */
  | 'OPEN'
  /** What was done is undone. */
  | 'REVERSED'
  /** What was done stands. */
  | 'UPHELD';

/** Which rule somebody broke. */
export type ModerationRule =
  /** Attacks on a person. */
  | 'HARASSMENT'
  /** Hatred of a group of people. */
  | 'HATE'
  /** What the law forbids. */
  | 'ILLEGAL_CONTENT'
  /** Posing as somebody else. */
  | 'IMPERSONATION'
  /** Another rule of the site. */
  | 'OTHER'
  /** Private information of other people. */
  | 'PRIVACY'
  /** Sexual content where it does not belong. */
  | 'SEXUAL_CONTENT'
  /** Unwanted advertising, or many similar posts. */
  | 'SPAM'
  /** Threats or praise of violence. */
  | 'VIOLENCE';

/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

export type PostPageQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type PostPageQuery = { post: (
    { id: string, content: string, replyPolicy: Types.ReplyPolicy, viewerCanReply: boolean, ancestorIds: Array<string>, author: { id: string, name: string, username: string }, appeal: { id: string, state: Types.AppealState, answer: string } | null, sensitiveMark: { rule: Types.ModerationRule, note: string } | null, removal: { rule: Types.ModerationRule, note: string, isProvisional: boolean } | null, ancestors: Array<(
      { id: string, parent: { id: string } | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null>, thread: Array<(
      { id: string, isContinued: boolean }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )>, replies: { unavailableIds: Array<string> | null, edges: Array<{ node: (
          { id: string, replyCount: number, author: { id: string, username: string } }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ), conversation: Array<(
          { id: string, replyCount: number, author: { id: string, username: string }, parent: { id: string } | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        )> | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'PostDetail_PostFragment': PostDetail_PostFragment;'DeleteDialog_PageFragment': DeleteDialog_PageFragment } }
  ) | null };

export type NewestRepliesQueryVariables = Exact<{
  id: string;
}>;


export type NewestRepliesQuery = { post: { id: string, replies: { edges: Array<{ node: { id: string, createdAt: string, author: { id: string, avatar: string } } }>, pageInfo: { hasNextPage: boolean } } } | null };


export const PostPageDocument = {"__meta__":{"hash":"be45381fbbfddb800900e04831cf5dbf2b279db57ff19838462cf1113ae32497"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"replyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReply"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensitiveMark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDetail_post"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteDialog_page"}},{"kind":"Field","name":{"kind":"Name","value":"ancestors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ancestorIds"}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isContinued"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unavailableIds"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostDetail_PostFragmentDoc.definitions[0],DeleteDialog_PageFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<PostPageQuery, PostPageQueryVariables>;
export const NewestRepliesDocument = {"__meta__":{"hash":"150fbca27b16c5dd67284f28a09f199f63e0d2c12dda99e024f4ca307f90729b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewestRepliesQuery, NewestRepliesQueryVariables>;