/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { EditProfile_UserFragmentDoc } from './EditProfile.generated.ts';
import type { EditProfile_UserFragment } from './EditProfile.generated.ts';
/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

export type ProfileHeader_UserFragment = (
  { id: string, username: string, name: string, avatar: string, cover: string, bio: string, location: string, website: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null, isFollowingViewer: boolean, followerCount: number, followingCount: number, createdAt: string }
  & { ' $fragmentRefs'?: { 'EditProfile_UserFragment': EditProfile_UserFragment } }
) & { ' $fragmentName'?: 'ProfileHeader_UserFragment' };

export const ProfileHeader_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedKind"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowingViewer"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}},EditProfile_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfileHeader_UserFragment, unknown>;