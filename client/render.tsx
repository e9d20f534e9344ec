import { ApolloProvider } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { RenderPage } from '../server/pages/render.rules.ts'
import { makeClient } from './apollo/client.ts'
import { ViewerContext } from './auth/viewer.ts'
import { AboutDocument } from './site/Site.generated.ts'
import { ExploreDocument } from './routes/pages/ExplorePage.generated.ts'
import { TopDocument } from './routes/pages/ExploreTop.generated.ts'
import { HashtagDocument } from './routes/pages/HashtagPage.generated.ts'
import { PostPageDocument } from './routes/pages/PostPage.generated.ts'
import {
  ProfileLikesDocument,
  ProfileRepliesDocument,
  ProfileTweetsDocument,
} from './routes/pages/ProfilePage.generated.ts'
import { QuotesDocument } from './routes/pages/QuotesPage.generated.ts'
import { loadPageAt } from './routes/routes.tsx'
import { Shell } from './routes/shell/Shell.tsx'
import { SettingsProvider } from './ui/settings.tsx'

const documents = new Map<string, DocumentNode>([
  ['About', AboutDocument],
  ['Explore', ExploreDocument],
  ['Top', TopDocument],
  ['PostPage', PostPageDocument],
  ['Quotes', QuotesDocument],
  ['Hashtag', HashtagDocument],
  ['ProfileTweets', ProfileTweetsDocument],
  ['ProfileLikes', ProfileLikesDocument],
  ['ProfileReplies', ProfileRepliesDocument],
])

/** Renders a page for a guest, exactly as the browser hydrates it (see `main.tsx`). */
export const renderPage: RenderPage = async ({ location, operationName, variables, data, settings, servedAt }) => {
  const query = documents.get(operationName)
  if (!query) throw new Error(`No page for guests asks for ${operationName}.`)
  const client = makeClient({ onSessionEnd: () => {} })
  try {
    client.writeQuery({ query, variables, data })
    const cache = client.extract() as object
    await loadPageAt(new URL(location, 'http://localhost').pathname)
    const markup = await markupOf(
      <SettingsProvider value={{ ...settings, servedAt }}>
        <StaticRouter location={location}>
          <ApolloProvider client={client}>
            <ViewerContext value={{ loggedIn: false, viewer: null, shown: null }}>
              <Shell />
            </ViewerContext>
          </ApolloProvider>
        </StaticRouter>
      </SettingsProvider>,
    )
    return { markup, cache }
  } finally {
    // Apollo's reactive variables would keep the cache in memory until the process ends.
    await client.cache.reset({ discardWatches: true })
  }
}

async function markupOf(app: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(app, {
    // Otherwise React would put large parts in place by script, which some readers do not run.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  const markup = await new Response(stream).text()
  // Inside a Suspense boundary, React would hide the error and render the fallback.
  if (errors.length > 0) throw errors[0]
  return markup
}
