/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts';
import { QuotedText_PostFragmentDoc } from './QuotedText.generated.ts';
import type { QuotedText_PostFragment } from './QuotedText.generated.ts';
/** Whether a quoted post is shown. */
export type QuoteState =
  /** It was deleted. */
  | 'DELETED'
  /** Its author detached it from the quoting post: nobody sees it there. */
  | 'DETACHED'
  /** It is shown. */
  | 'SHOWN'
  /** The viewer may not see it; the cause is not told. */
  | 'UNAVAILABLE';

export type QuotedPost_PostFragment = { id: string, quoted: { state: Types.QuoteState, hasMutedWord: boolean, post: { id: string, content: string, createdAt: string, isSensitive: boolean, author: { id: string, username: string, name: string, avatar: string, isVerified: boolean, verifiedKind: Types.VerifiedKind | null, viewerIsMuting: boolean, viewerIsBlocking: boolean, isLimited: boolean }, images: Array<{ url: string, width: number | null, height: number | null, alt: string | null, placeholder: string | null }>, video: { url: string, poster: string | null, width: number | null, height: number | null } | null } | null } | null } & { ' $fragmentName'?: 'QuotedPost_PostFragment' };

export const QuotedPost_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasMutedWord"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotedText_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},PostMedia_PostFragmentDoc.definitions[0],QuotedText_PostFragmentDoc.definitions[0]]} as unknown as DocumentNode<QuotedPost_PostFragment, unknown>;