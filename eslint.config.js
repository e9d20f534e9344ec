import graphqlEslint from '@graphql-eslint/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'

const graphql = {
  plugins: { '@graphql-eslint': graphqlEslint },
  languageOptions: {
    parser: graphqlEslint.parser,
    parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: './client/**/*.graphql' } },
  },
}

/** ESLint checks `*.graphql`. Oxlint checks scripts (`.oxlintrc.json`), because ESLint takes four times as long. */
export default defineConfig(
  globalIgnores(['dist', 'data', 'artifacts']),

  {
    files: ['schema.graphql'],
    ...graphql,
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
    ...graphql,
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
