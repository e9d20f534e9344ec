/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the settings of a site. A field that is left out stays as it is; null, like an empty text, takes back what administrators chose. */
export type EditSiteInput = {
  /** Up to 200 characters. */
  announcement?: string | null | undefined;
  /** Up to 200 characters. */
  contact?: string | null | undefined;
  /** Up to 300 characters. Null: the usual words. */
  description?: string | null | undefined;
  /** From 2 to 50. Null: reports alone hide nothing. */
  hideAfterReports?: number | null | undefined;
  /** The path of an image that the viewer uploaded to this server. Null: the usual mark. */
  logo?: string | null | undefined;
  /** Up to 40 characters. Null: as the operator's setting `BRAND` says. */
  name?: string | null | undefined;
  /** Up to 10,000 characters. */
  privacy?: string | null | undefined;
  /** Up to 20 rules of up to 300 characters. */
  rules?: Array<string> | null | undefined;
  /** Null: as the operator's setting `SIGN_UP` says. */
  signUpMode?: SignUpMode | null | undefined;
  /** Null: everybody to themselves. */
  verifiedBy?: VerifiedBy | null | undefined;
};

/** Who can sign up. */
export type SignUpMode =
  /** Everybody; a moderator lets each account in. */
  | 'BY_APPROVAL'
  /** Whoever has an invite. */
  | 'BY_INVITE'
  /** Nobody. The operator creates accounts. */
  | 'CLOSED'
  /** Everybody. */
  | 'OPEN';

/** Who gives verified badges. */
export type VerifiedBy =
  /** Administrators. Everybody keeps the badge that they have, and may give it back. */
  | 'BY_ADMIN'
  /** Everybody to themselves. */
  | 'SELF_SERVICE';

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { site: { name: string, description: string, rules: Array<string>, contact: string, privacy: string } };

export type SiteRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteRulesQuery = { site: { rules: Array<string> } };

export type SiteForm_SiteFragment = { name: string, description: string, rules: Array<string>, contact: string, privacy: string, announcement: string, signUpMode: Types.SignUpMode, logo: string | null, verifiedBy: Types.VerifiedBy, hideAfterReports: number | null } & { ' $fragmentName'?: 'SiteForm_SiteFragment' };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { site: { name: string, description: string, rules: Array<string>, contact: string, privacy: string, announcement: string, signUpMode: Types.SignUpMode, logo: string | null, verifiedBy: Types.VerifiedBy, hideAfterReports: number | null }, siteNumbers: { accounts: number, activeAccounts: number, posts: number, openReports: number, hoursToAnswer: number | null } };

export type EditSiteMutationVariables = Exact<{
  input: Types.EditSiteInput;
}>;


export type EditSiteMutation = { editSite: { site: { name: string, description: string, rules: Array<string>, contact: string, privacy: string, announcement: string, signUpMode: Types.SignUpMode, logo: string | null, verifiedBy: Types.VerifiedBy, hideAfterReports: number | null } } };

export const SiteForm_SiteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteForm_site"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"announcement"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"hideAfterReports"}}]}}]} as unknown as DocumentNode<SiteForm_SiteFragment, unknown>;
export const AboutDocument = {"__meta__":{"hash":"f31bc9ac7bc1f273db88602a12b29f7b2dfed9b16cfab9be1ed0488cd2b89c10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const SiteRulesDocument = {"__meta__":{"hash":"b8f5591f77829e8faad6000404f0627a1a2c57e298692134f8768a00e242c398"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"}}]}}]}}]} as unknown as DocumentNode<SiteRulesQuery, SiteRulesQueryVariables>;
export const SiteSettingsDocument = {"__meta__":{"hash":"48edbca65dfd0db9dcfa7e23e37ee7cc6f4f459602782c1c64dc3ad172694b46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteForm_site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"siteNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"activeAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"hoursToAnswer"}}]}}]}},SiteForm_SiteFragmentDoc.definitions[0]]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const EditSiteDocument = {"__meta__":{"hash":"7e93e2ec15c70a1502100514573c8984519192a5c693d782d032907dbdb02703"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditSiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteForm_site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},SiteForm_SiteFragmentDoc.definitions[0]]} as unknown as DocumentNode<EditSiteMutation, EditSiteMutationVariables>;