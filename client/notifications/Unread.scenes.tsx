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

it('the number of new notifications stands before the title, also if that begins like one', async () => {
  document.head.innerHTML = '<title>(12) Angry Men</title>'
  await renderApp(<Unread />, { answers: {} })
  expect(document.title).toBe('(12) Angry Men')
  act(() => setUnread(2))
  expect(document.title).toBe('(2) (12) Angry Men')
  await act(async () => void (document.title = 'Home'))
  expect(document.title).toBe('(2) Home')
  act(() => setUnread(3))
  expect(document.title).toBe('(3) Home')
  act(() => setUnread(0))
  expect(document.title).toBe('Home')
})
