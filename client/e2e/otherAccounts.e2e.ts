import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('who deletes an account reads which others are logged out in this browser, and that drafts are discarded', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.types('Tweet text', 'Half a thought')
  await person.remembers([bea])
  await person.opens('/settings')
  await person.clicks('button', 'Delete account')
  await person.sees(`This also logs out @${bea.username}. Unsent drafts are discarded.`)
})
