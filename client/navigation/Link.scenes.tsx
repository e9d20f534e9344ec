import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { renderApp } from '../testing/renderApp.tsx'
import { Link } from './Link.tsx'

function Address() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  return (
    <>
      <p role="status">{`${pathname} ${JSON.stringify(state)}`}</p>
      <button onClick={() => void navigate('/dialog')}>Open</button>
    </>
  )
}

async function aLink() {
  let drawn = 0
  await renderApp(
    <>
      <Profiler id="link" onRender={() => drawn++}>
        <Link to="/there" state={{ from: 'here' }}>
          There
        </Link>
      </Profiler>
      <Address />
    </>,
    { answers: {} },
  )
  return { link: screen.getByRole('link', { name: 'There' }), address: screen.getByRole('status'), drawn: () => drawn }
}

describe('a link', () => {
  it('opens its address with its state', async () => {
    const { link, address } = await aLink()
    await userEvent.click(link)
    expect(address).toHaveTextContent('/there {"from":"here"}')
  })

  it('lets the browser handle a click that opens a tab', async () => {
    const { link, address } = await aLink()
    // jsdom cannot follow a link.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(address).toHaveTextContent('/ null')
    expect(link).toHaveAttribute('href', '/there')
  })

  it('does not render again when the address changes', async () => {
    const { address, drawn } = await aLink()
    const before = drawn()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(address).toHaveTextContent('/dialog')
    expect(drawn()).toBe(before)
  })
})
