/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts';
import type { PostMedia_PostFragment } from './PostMedia.generated.ts';
/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

export type QuotedText_PostFragment = { id: string, content: string, createdAt: string, isSensitive: boolean, author: { id: string, username: string, name: string, avatar: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null, viewerIsMuting: boolean, viewerIsBlocking: boolean, isLimited: boolean }, images: Array<{ url: string, width: number | null, height: number | null, alt: string | null, placeholder: string | null }>, video: { url: string, poster: string | null, width: number | null, height: number | null } | null } & { ' $fragmentName'?: 'QuotedText_PostFragment' };

export const QuotedText_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotedText_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedKind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMuting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"isLimited"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostMedia_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},PostMedia_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<QuotedText_PostFragment, unknown>;