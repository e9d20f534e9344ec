import { readFileSync } from 'node:fs'
import { cast } from '../testing/cast.ts'
import { recipesIn, runRecipe } from '../testing/recipes.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const readme = 'server/graphql/README.md'

describe('a program', () => {
  useServer({ RATE_LIMITS: 'posts=1/1' })

  it('finds the schema at an address, as the file has it', async () => {
    const response = await fetch(urlOf('/schema.graphql'))
    expect(await response.text()).toBe(readFileSync('schema.graphql', 'utf8'))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('that uploads as server/graphql/README.md says ends with a post with the picture', async () => {
    const { carol } = await cast()
    const [recipe = ''] = recipesIn(readme, 'Uploads')
    expect(await runRecipe(recipe, carol)).toEqual(['Look A picture image/webp'])
  })

  it('with Apollo Client or urql in server/graphql/README.md waits as long as a limit says, and posts all', async () => {
    const { alice, dan } = await cast()
    const [withApollo = '', withUrql = ''] = recipesIn(readme, 'Trying again')
    const printed = await Promise.all([runRecipe(withApollo, alice), runRecipe(withUrql, dan)])
    expect(printed).toEqual(Array(2).fill(['one', 'two', 'three']))
    for (const person of [alice, dan])
      expect(await person.asks('{ viewer { postCount } }')).toEqual({ viewer: { postCount: 3 } })
  })
})
