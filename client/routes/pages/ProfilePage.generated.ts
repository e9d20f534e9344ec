/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { EditProfile_UserFragmentDoc } from '../../users/EditProfile.generated.ts';
import { Restrictions_UserFragmentDoc } from '../../safety/Restrictions.generated.ts';
import { HideReposts_UserFragmentDoc } from '../../reposts/HideReposts.generated.ts';
import { ProfileHeader_UserFragmentDoc } from '../../users/ProfileHeader.generated.ts';
import { FollowButton_UserFragmentDoc } from '../../follows/FollowButton.generated.ts';
import { PostMedia_PostFragmentDoc } from '../../posts/PostMedia.generated.ts';
import { LinkCard_CardFragmentDoc } from '../../linkCards/LinkCard.generated.ts';
import { PostLinks_PostFragmentDoc } from '../../posts/PostLinks.generated.ts';
import { QuotedText_PostFragmentDoc } from '../../posts/QuotedText.generated.ts';
import { QuotedPost_PostFragmentDoc } from '../../posts/QuotedPost.generated.ts';
import { RepostButton_PostFragmentDoc } from '../../reposts/RepostButton.generated.ts';
import { LikeButton_PostFragmentDoc } from '../../likes/LikeButton.generated.ts';
import { BookmarkButton_PostFragmentDoc } from '../../bookmarks/BookmarkButton.generated.ts';
import { PostActionRow_PostFragmentDoc } from '../../posts/PostActionRow.generated.ts';
import { PostCard_PostFragmentDoc } from '../../posts/PostCard.generated.ts';
import type { Restrictions_UserFragment } from '../../safety/Restrictions.generated.ts';
import type { HideReposts_UserFragment } from '../../reposts/HideReposts.generated.ts';
import type { ProfileHeader_UserFragment } from '../../users/ProfileHeader.generated.ts';
import type { FollowButton_UserFragment } from '../../follows/FollowButton.generated.ts';
import type { PostCard_PostFragment } from '../../posts/PostCard.generated.ts';
export type ProfileHead_UserFragment = (
  { id: string, name: string, username: string, postCount: number, isBlockingViewer: boolean, viewerIsMuting: boolean, viewerIsBlocking: boolean }
  & { ' $fragmentRefs'?: { 'HideReposts_UserFragment': HideReposts_UserFragment;'ProfileHeader_UserFragment': ProfileHeader_UserFragment;'FollowButton_UserFragment': FollowButton_UserFragment } }
) & { ' $fragmentName'?: 'ProfileHead_UserFragment' };

export type ProfileTweetsQueryVariables = Exact<{
  username: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ProfileTweetsQuery = { user: (
    { id: string, pinnedPost: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null, posts: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ProfileHead_UserFragment': ProfileHead_UserFragment } }
  ) | null };

export type ProfileRepliesQueryVariables = Exact<{
  username: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ProfileRepliesQuery = { user: (
    { id: string, replies: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ProfileHead_UserFragment': ProfileHead_UserFragment } }
  ) | null };

export type ProfileLikesQueryVariables = Exact<{
  username: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ProfileLikesQuery = { user: (
    { id: string, likedPosts: { edges: Array<{ node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ProfileHead_UserFragment': ProfileHead_UserFragment } }
  ) | null };

export const ProfileHead_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"isBlockingViewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Restrictions_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HideReposts_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_user"}}]}},EditProfile_UserFragmentDoc.definitions[0],Restrictions_UserFragmentDoc.definitions[0],HideReposts_UserFragmentDoc.definitions[0],ProfileHeader_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfileHead_UserFragment, unknown>;
export const ProfileTweetsDocument = {"__meta__":{"hash":"8adf62a6ba37423ab7866ab359f6b01119a94a542235395627d7bd266d48672a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileTweets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHead_user"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},Restrictions_UserFragmentDoc.definitions[0],HideReposts_UserFragmentDoc.definitions[0],EditProfile_UserFragmentDoc.definitions[0],ProfileHeader_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],ProfileHead_UserFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfileTweetsQuery, ProfileTweetsQueryVariables>;
export const ProfileRepliesDocument = {"__meta__":{"hash":"7c139c9a4d58ecede06a59472c6aea28b9974c4e684be835356b6c8448380c92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHead_user"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},Restrictions_UserFragmentDoc.definitions[0],HideReposts_UserFragmentDoc.definitions[0],EditProfile_UserFragmentDoc.definitions[0],ProfileHeader_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],ProfileHead_UserFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfileRepliesQuery, ProfileRepliesQueryVariables>;
export const ProfileLikesDocument = {"__meta__":{"hash":"45b079a540f704cefdfc08cdbdb99bc144ee75032ab94ac6c74bfc99ffccf851"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileLikes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHead_user"}},{"kind":"Field","name":{"kind":"Name","value":"likedPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},Restrictions_UserFragmentDoc.definitions[0],HideReposts_UserFragmentDoc.definitions[0],EditProfile_UserFragmentDoc.definitions[0],ProfileHeader_UserFragmentDoc.definitions[0],FollowButton_UserFragmentDoc.definitions[0],PostMedia_PostFragmentDoc.definitions[0],LinkCard_CardFragmentDoc.definitions[0],PostLinks_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0],QuotedPost_PostFragmentDoc.definitions[0],RepostButton_PostFragmentDoc.definitions[0],LikeButton_PostFragmentDoc.definitions[0],BookmarkButton_PostFragmentDoc.definitions[0],PostActionRow_PostFragmentDoc.definitions[0],ProfileHead_UserFragmentDoc.definitions[0],PostCard_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfileLikesQuery, ProfileLikesQueryVariables>;