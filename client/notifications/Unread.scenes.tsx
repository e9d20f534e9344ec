import { act, cleanup } from '@testing-library/react'
import { renderApp } from '../testing/renderApp.tsx'
import { SettingsProvider } from '../ui/settings.tsx'
import Unread from './Unread.tsx'
import { setUnread } from './unread.ts'

async function iconWithNews(logo?: string): Promise<string | null> {
  document.head.innerHTML = '<title>Home</title><link rel="icon" href="/icon.svg">'
  await renderApp(
    <SettingsProvider value={{ brand: 'Linnet', ...(logo && { logo }) }}>
      <Unread />
    </SettingsProvider>,
    { answers: {} },
  )
  act(() => setUnread(2))
  expect(document.title).toBe('(2) Home')
  return document.querySelector('link')?.getAttribute('href') ?? null
}

it('new notifications put a dot on the usual icon, but leave the logo of a site as it is', async () => {
  expect(await iconWithNews()).toBe('/favicon-unread.svg')
  cleanup()
  expect(await iconWithNews('/media/logo.webp')).toBe('/icon.svg')
})
