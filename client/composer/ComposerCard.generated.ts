/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { LinkCard_CardFragmentDoc } from '../linkCards/LinkCard.generated.ts';
import type { LinkCard_CardFragment } from '../linkCards/LinkCard.generated.ts';
export type LinkPreviewQueryVariables = Exact<{
  url: string;
}>;


export type LinkPreviewQuery = { linkPreview: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null };

export type ComposerCard_PostFragment = { id: string, card: { url: string, title: string, description: string | null, image: { url: string, width: number | null, height: number | null, placeholder: string | null } | null } | null } & { ' $fragmentName'?: 'ComposerCard_PostFragment' };

export const ComposerCard_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComposerCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkCard_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},LinkCard_CardFragmentDoc.definitions[0]]} as unknown as DocumentNode<ComposerCard_PostFragment, unknown>;
export const LinkPreviewDocument = {"__meta__":{"hash":"e6fdb21b1f606e30f6a0227503a1e8ef23bfe8212762e5fcabffcc7d2822c130"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkCard_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},LinkCard_CardFragmentDoc.definitions[0]]} as unknown as DocumentNode<LinkPreviewQuery, LinkPreviewQueryVariables>;