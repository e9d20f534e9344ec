/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from '../posts/PostMedia.generated.ts';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import { PostLinks_PostFragmentDoc } from '../posts/PostLinks.generated.ts';
import { QuotedText_PostFragmentDoc } from '../posts/QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from '../posts/QuotedPost.generated.ts';
import { RepostButton_PostFragmentDoc } from '../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../posts/PostActionRow.generated.ts';
import { PostCard_PostFragmentDoc } from '../posts/PostCard.generated.ts';
import type { PostCard_PostFragment } from '../posts/PostCard.generated.ts';
/** A new post. It needs text, images or a video. */
export type CreatePostInput = {
  /** The address of a link in the text whose card it shows: the viewer must have got the card from `linkPreview` within a day. Otherwise, and with images, a video or a quote, the post has no card. A repeat under the same id leaves it as it is; an edit changes it. */
  cardUrl?: string | null | undefined;
  /** Up to 380 characters. */
  content?: string;
  /** 8 to 64 characters of `A–Z a–z 0–9 - _`, for example a UUID. Give one so that you can safely send the request again. If it is left out or null, the server creates one. */
  id?: string | null | undefined;
  /** Up to two images. Not together with a video. */
  images?: Array<ImageInput>;
  /** Whether its pictures or video are sensitive. */
  isSensitive?: boolean;
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** Who may quote it. */
  quotePolicy?: QuotePolicy;
  /** The post or reply that it quotes. An edit does not change it. */
  quotedId?: string | null | undefined;
  /** Who may reply to it. */
  replyPolicy?: ReplyPolicy;
  /** A video. Not together with images. */
  video?: VideoInput | null | undefined;
};

/** A new thread. */
export type CreateThreadInput = {
  /** 2 to 25 posts, from the first on. A request has at most 100,000 bytes. Its `replyPolicy` holds for the whole thread: those of the others do nothing. A wrong field is named with its post, such as `posts.0.content`. */
  posts: Array<CreatePostInput>;
};

/** Changes to the viewer's own post. Leave a field out to keep it. */
export type EditPostInput = {
  /** The post's `updatedAt` when the edit began. Null is refused; without it, the edit replaces whatever the post says now. */
  basedOn?: string | null | undefined;
  /** The address of a link in the text whose card it shows, as for a new post; that of the present card keeps it, and null takes it away. Without it, the card goes only with its address in the text, or for images or a video. */
  cardUrl?: string | null | undefined;
  /** Up to 380 characters. Null is refused. */
  content?: string | null | undefined;
  /** The post's id. */
  id: string;
  /** All images of the post: replaces the present ones. Null is refused; an empty list removes them. */
  images?: Array<ImageInput> | null | undefined;
  /** Whether its pictures or video are sensitive. Null is refused. While a moderator says so, this changes nothing. A change leaves `updatedAt` as it is. */
  isSensitive?: boolean | null | undefined;
  /** All links of the post: replaces the present ones. Null is refused; an empty list removes them. */
  links?: Array<PostLinkInput> | null | undefined;
  /** Who may quote it from now on. Null is refused. A change leaves `updatedAt` as it is. */
  quotePolicy?: QuotePolicy | null | undefined;
  /** Who may reply to it, if it is not a reply itself. Null is refused. A change leaves `updatedAt` as it is. */
  replyPolicy?: ReplyPolicy | null | undefined;
  /** The video of the post: replaces the present one. Null removes it. */
  video?: VideoInput | null | undefined;
};

/** An image to put in a post. */
export type ImageInput = {
  /** A description for people who cannot see the image, up to 1,000 characters. */
  alt?: string | null | undefined;
  /** Height in pixels, 1 to 100,000, if you know it. */
  height?: number | null | undefined;
  /** A path on this server, or a URL on an allowed media origin. */
  url: string;
  /** Width in pixels, 1 to 100,000, if you know it. */
  width?: number | null | undefined;
};

/** A labelled link to show under a post. */
export type PostLinkInput = {
  /** 1 to 50 characters. Each label of a post must be different. */
  label: string;
  /** An http or https URL of up to 2,000 characters. */
  url: string;
};

/** Who may quote a post. Its author always may, and nobody may whom the author blocked. */
export type QuotePolicy =
  /** All who can see it. */
  | 'EVERYONE'
  /** The accounts that follow its author. */
  | 'FOLLOWERS'
  /** Nobody else. */
  | 'NOBODY';

/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

/** A new reply. It needs text, images or a video. */
export type ReplyToPostInput = {
  /** The address of a link in the text whose card it shows: the viewer must have got the card from `linkPreview` within a day. Otherwise, and with images, a video or a quote, the post has no card. A repeat under the same id leaves it as it is; an edit changes it. */
  cardUrl?: string | null | undefined;
  /** Up to 380 characters. */
  content?: string;
  /** 8 to 64 characters of `A–Z a–z 0–9 - _`, for example a UUID. Give one so that you can safely send the request again. If it is left out or null, the server creates one. */
  id?: string | null | undefined;
  /** Up to two images. Not together with a video. */
  images?: Array<ImageInput>;
  /** Whether its pictures or video are sensitive. */
  isSensitive?: boolean;
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** The post or reply to reply to. */
  parentId: string;
  /** Who may quote it. */
  quotePolicy?: QuotePolicy;
  /** The post or reply that it quotes. An edit does not change it. */
  quotedId?: string | null | undefined;
  /** A video. Not together with images. */
  video?: VideoInput | null | undefined;
};

/** A video to put in a post. */
export type VideoInput = {
  /** Height in pixels, 1 to 100,000, if you know it. */
  height?: number | null | undefined;
  /** An image to show before it plays: a path on this server, or a URL on an allowed media origin. */
  poster?: string | null | undefined;
  /** A path on this server, or a URL on an allowed media origin. */
  url: string;
  /** Width in pixels, 1 to 100,000, if you know it. */
  width?: number | null | undefined;
};

export type Sent_PostFragment = { id: string, content: string, images: Array<{ url: string, alt: string | null }>, video: { url: string, poster: string | null } | null } & { ' $fragmentName'?: 'Sent_PostFragment' };

export type CreatePostMutationVariables = Exact<{
  input: Types.CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { post: (
      { id: string, author: { id: string, postCount: number }, quoted: { post: { id: string, quoteCount: number } | null } | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) } };

export type CreateThreadMutationVariables = Exact<{
  input: Types.CreateThreadInput;
}>;


export type CreateThreadMutation = { createThread: { posts: Array<(
      { id: string, author: { id: string, postCount: number }, parent: { id: string, replyCount: number, isContinued: boolean } | null, quoted: { post: { id: string, quoteCount: number } | null } | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )> } };

export type ReplyToPostMutationVariables = Exact<{
  input: Types.ReplyToPostInput;
}>;


export type ReplyToPostMutation = { replyToPost: { post: (
      { id: string, author: { id: string }, parent: { id: string, replyCount: number, isContinued: boolean } | null, quoted: { post: { id: string, quoteCount: number } | null } | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) } };

export type EditPostMutationVariables = Exact<{
  input: Types.EditPostInput;
}>;


export type EditPostMutation = { editPost: { post: (
      { id: string, author: { id: string } }
      & { ' $fragmentRefs'?: { 'Sent_PostFragment': Sent_PostFragment;'PostCard_PostFragment': PostCard_PostFragment } }
    ) } };

export const Sent_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sent_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}}]}}]}}]} as unknown as DocumentNode<Sent_PostFragment, unknown>;
export const CreatePostDocument = {"__meta__":{"hash":"309d94388d83b65a434117e32cbb7081075c0539da8009340edeb21b32aed38c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteCount"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const CreateThreadDocument = {"__meta__":{"hash":"0c2cd415fe97c624b25bd60e929dbd281c99ca73a3c761f344f02d1acbd04c2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateThreadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"isContinued"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteCount"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<CreateThreadMutation, CreateThreadMutationVariables>;
export const ReplyToPostDocument = {"__meta__":{"hash":"a8f9ddee58d3ad8a53084040b8aa1f5a7248bdec7ac49966e0f9a6a087421f03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"isContinued"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteCount"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<ReplyToPostMutation, ReplyToPostMutationVariables>;
export const EditPostDocument = {"__meta__":{"hash":"777bed19291ab6abc1277e5d96e960c5dbc89b1da7facbfd1e7fcd09892c0841"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sent_post"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],Sent_PostFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<EditPostMutation, EditPostMutationVariables>;