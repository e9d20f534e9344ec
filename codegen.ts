import type { CodegenConfig } from '@graphql-codegen/cli'
import type { DocumentNode } from 'graphql'
import { hashOf, operationsFile, sentText } from './scripts/codegen/operations.ts'
import { sharedFragments } from './scripts/codegen/sharedFragments.ts'

const clientScalars = { DateTime: 'string', ID: 'string' }

/** Makes types from `schema.graphql`: for the server's resolvers, and beside the client's `.graphql` files. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.graphql'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    // Errors need GraphQL's codes without the rest of the schema, because every folder imports them.
    'server/enums.generated.ts': { plugins: ['typescript'], config: { onlyEnums: true, enumsAsTypes: true } },
    'server/schema/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        mappers: {
          User: '../users/user.row.ts#UserRow',
          Post: '../posts/post.row.ts#PostRow',
          UnavailablePost: '../posts/post.row.ts#PostRow',
          Quote: '../posts/post.row.ts#QuoteRow',
          LinkCard: '../linkCards/linkCard.row.ts#LinkCardRow',
          Image: '../posts/post.row.ts#PostImage',
          Video: '../posts/post.row.ts#PostVideo',
          Notification: '../notifications/notification.row.ts#NotificationRow',
          Session: '../auth/session.model.ts#SessionDocument',
          TwoStep: '../twoStep/twoStep.service.ts#TwoStepState',
          ReportCase: '../moderation/report.row.ts#CaseRow',
          ModeratedAccount: '../moderation/accounts.read.ts#AccountRow',
          ModeratorNote: '../moderation/accounts.read.ts#NoteRow',
          Report: '../moderation/report.row.ts#ReportRow',
          SignUpRequest: '../auth/waiting.ts#RequestRow',
          Appeal: '../moderation/report.row.ts#AppealRow',
          Decision: '../moderation/decisions.read.ts#DecisionRow',
          BlockedEntry: '../blocklist/blockedEntry.model.ts#BlockedEntryDocument',
          Invite: '../invites/invite.model.ts#InviteDocument',
          ModerationAction: '../moderation/action.model.ts#ActionDocument',
        },
        scalars: { DateTime: { input: 'Date', output: 'Date' }, ID: { input: 'string', output: 'string' } },
        enumsAsTypes: true,
        useTypeImports: true,
        makeResolverTypeCallable: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
    'client/apollo/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars: clientScalars, enumsAsTypes: true, useTypeImports: true, onlyOperationTypes: true },
    },
    'client/': {
      preset: sharedFragments,
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'apollo/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: clientScalars,
        enumsAsTypes: true,
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // The client throws if an answer has errors, so a field that is null only then is never null in its data.
        nullability: { errorHandlingClient: true },
        unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: hashOf(sentText(document)) }),
      },
    },
    'client/apollo/operations.generated.json': { preset: operationsFile },
  },
}

export default config
