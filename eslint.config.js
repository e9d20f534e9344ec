import js from '@eslint/js'
import graphqlEslint from '@graphql-eslint/eslint-plugin'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const typescript = ['**/*.{ts,tsx}']
const tests = ['**/*.{test,scenes}.{ts,tsx}', 'server/testing/**', 'client/testing/**']
const { plugins: graphqlPlugins, ...graphqlParser } = {
  plugins: { '@graphql-eslint': graphqlEslint },
  languageOptions: {
    parser: graphqlEslint.parser,
    parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: './client/**/*.graphql' } },
  },
}
const lines = { skipBlankLines: true, skipComments: true }

export default defineConfig(
  globalIgnores(['dist', 'data', 'artifacts', '**/*.generated.ts']),

  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [js.configs.recommended],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, ...lines }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-console': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=zod] > :matches(ImportSpecifier, ImportDefaultSpecifier)',
          message: 'Only `import * as z` lets the bundler leave out the rest of zod.',
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['client/public/**/*.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },

  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.test.json', './tsconfig.worker.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'always' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Types here use method syntax for plain functions without `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Libraries expect async resolvers and hooks even if nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      // React ignores what an event handler returns, so it may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['client/e2e/**'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      // Tests read API answers without types and check their content.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },

  {
    files: ['schema.graphql'],
    plugins: graphqlPlugins,
    ...graphqlParser,
    rules: {
      ...graphqlEslint.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      // The specification calls this field `username`.
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/description-style': 'off',
      // Edges, pages and payloads have no id.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    files: ['client/**/*.graphql'],
    plugins: graphqlPlugins,
    ...graphqlParser,
    rules: {
      ...graphqlEslint.configs['flat/operations-recommended'].rules,
      // The rule cannot learn `@unmask`, and code generation refuses unknown directives.
      '@graphql-eslint/known-directives': 'off',
      // A fragment has the name of its component: `PostCard_post`.
      '@graphql-eslint/naming-convention': [
        'error',
        {
          OperationDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'] },
          FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/ },
          VariableDefinition: 'camelCase',
        },
      ],
    },
  },
)
