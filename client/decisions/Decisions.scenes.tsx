import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Visits } from '../testing/Visits.tsx'
import { later, renderApp } from '../testing/renderApp.tsx'
import { Decisions } from './Decisions.tsx'

const decision = {
  ...{ __typename: 'Decision', id: 'decision:1', kind: 'WARN', rule: 'SPAM', note: '', at: '2026-01-01T10:00:00.000Z' },
  ...{ until: null, postId: null, count: null, from: null, to: null, badge: null, appeal: null },
}

it('an appeal is still there when its author returns before the server answers, and so is what came of it', async () => {
  const appeal = { __typename: 'Appeal', id: 'appeal:1', state: 'OPEN', answer: '' }
  const again = later<Record<string, unknown>>()
  let visit = 0
  await renderApp(<Visits page={<Decisions />} />, {
    answers: {
      Decisions: () => (visit++ === 0 ? { decisions: [decision] } : again.value),
      Appeal: () => ({ appeal: { __typename: 'AppealPayload', appeal } }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Why it was wrong' }), 'It was no spam.')
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
  await screen.findByText('You appealed. A moderator will look at it again.')
  for (const name of ['Leave', 'Return']) await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('You appealed. A moderator will look at it again.')
  again.tell({ decisions: [{ ...decision, appeal: { ...appeal, state: 'UPHELD', answer: 'It was.' } }] })
  await screen.findByText('It was.')
})
