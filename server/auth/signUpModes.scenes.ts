import { createAccount } from './newAccount.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { closedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

const form = { name: 'Eve', username: 'eve', email: 'e@example.org', password: 'secret', confirmPassword: 'secret' }

describe('a site that is closed', () => {
  useServer(closedSettings)

  it('refuses everybody who signs up', async () => {
    await cast()
    await expect(signsUp('eve')).rejects.toHaveCode('SIGN_UP_CLOSED')
    const { status, body } = await new RestClient((path) => urlOf(`/api${path}`)).post('/auth/signup', form)
    const sentence = 'Nobody can sign up here. Ask whoever runs this site for an account.'
    expect({ status, body }).toEqual({ status: 400, body: { errors: [sentence] } })
    expect(await UserModel.exists({ usernameKey: 'eve' })).toBeNull()
  })

  it('has the accounts that its operator creates', async () => {
    await cast()
    const id = await createAccount(form)
    await expect(createAccount({ ...form, username: 'ALICE' })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    expect((await logsIn(new Person({ username: 'eve', password: 'secret' }))).id).toBe(id)
  })
})
