import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // Generated documents carry masked types; this makes hooks speak them.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
