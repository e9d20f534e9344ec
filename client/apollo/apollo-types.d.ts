import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // Makes Apollo's hooks return the masked types of the generated documents.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
