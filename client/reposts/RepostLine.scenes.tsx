import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { RepostLine } from './RepostLine.tsx'

async function line(names: string[]) {
  const users = names.map((name) => ({ id: `user:${name}`, username: name.toLowerCase(), name }))
  await renderApp(<RepostLine users={users} />, { answers: {} })
  return screen.getByRole('paragraph')
}

describe('the line above a reposted post', () => {
  it.each([
    [['Ann'], 'Ann reposted'],
    [['Ann', 'Bob'], 'Ann and Bob reposted'],
    [['Ann', 'Bob', 'Cid'], 'Ann, Bob and Cid reposted'],
  ])('names the accounts: %j', async (names, words) => {
    expect(await line(names)).toHaveTextContent(words)
  })

  it('says that there may be more than the server names', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`)
    expect(await line(names)).toHaveTextContent('Name 0, Name 1 and 18 or more others reposted')
  })

  it('names two of more than three, and all when its button is pressed, each as a link', async () => {
    const shown = await line(['Ann', 'Bob', 'Cid', 'Dee', 'Eve'])
    expect(shown).toHaveTextContent('Ann, Bob and 3 others reposted')
    const button = screen.getByRole('button', { name: '3 others', expanded: false })
    await userEvent.click(button)
    expect(shown).toHaveTextContent('Ann, Bob and 3 others (Cid, Dee and Eve) reposted')
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'Eve' })).toHaveAttribute('href', '/profile/eve')
  })
})
