/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekHashtagsQueryVariables = Exact<{ [key: string]: never; }>;


export type WeekHashtagsQuery = { weekHashtags: Array<{ name: string, accountCount: number }> };


export const WeekHashtagsDocument = {"__meta__":{"hash":"24de8bfa8d29207a070d37b663a0549c22851a507d7852214c6563aebdf17c54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeekHashtags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekHashtags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}}]}}]}}]} as unknown as DocumentNode<WeekHashtagsQuery, WeekHashtagsQueryVariables>;