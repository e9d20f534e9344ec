/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import type { LinkCard_CardFragment } from '../linkCards/LinkCard.generated.ts';
export type PostLinks_PostFragment = { id: string, links: Array<{ label: string, url: string }>, card: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null } & { ' $fragmentName'?: 'PostLinks_PostFragment' };

export const PostLinks_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostLinks_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkCard_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},LinkCard_CardFragmentDoc.definitions[0]]} as unknown as DocumentNode<PostLinks_PostFragment, unknown>;