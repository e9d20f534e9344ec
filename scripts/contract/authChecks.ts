import assert from 'node:assert/strict'
import { answers } from '../../server/rest/schemas.ts'
import { refuses, succeeds } from './checks.ts'
import { type Check, freshName, password, signUpForm } from './world.ts'

const mostLogIns = 60

export const authChecks: Check[] = [
  {
    rule: 'POST /auth/signup · 201 { createdUser, encodedToken }',
    holds: async ({ guest }) => {
      const form = signUpForm(freshName('new'))
      const { createdUser } = succeeds(await guest.post('/auth/signup', form), 201, answers.signedUp)
      assert.deepEqual(
        [createdUser.username, createdUser.name, createdUser.email],
        [form.username, form.name, form.email],
      )
      assert.deepEqual([createdUser.followers, createdUser.following, createdUser.bookmarks], [[], [], []])
    },
  },
  {
    rule: 'POST /auth/signup · 422 for a username that is taken, in any letter case',
    holds: async ({ guest, ada }) => {
      for (const username of [ada.user.username, ada.user.username.toUpperCase()]) {
        refuses(
          await guest.post('/auth/signup', signUpForm(username)),
          422,
          'Unprocessable Entity. Username Already Exists.',
        )
      }
    },
  },
  {
    rule: 'POST /auth/signup · as a form',
    holds: async ({ guest }) => {
      const form = new URLSearchParams(signUpForm(freshName('form'))).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      succeeds(await guest.sends('POST', '/auth/signup', form, type), 201, answers.signedUp)
    },
  },
  {
    rule: 'POST /auth/signup · 400 with the form’s own words',
    holds: async ({ guest }) => {
      const wrong: [object, string][] = [
        [{ name: '' }, 'Please fill the name field!'],
        [{ username: '' }, 'Please fill the username field!'],
        [{ email: '' }, 'Please fill the email field!'],
        [{ password: '' }, 'Please fill the password field!'],
        [{ confirmPassword: '' }, 'Please fill the confirm password field!'],
        [{ password: 'short', confirmPassword: 'short' }, 'Password should atleast be 6 characters!'],
        [{ confirmPassword: 'something else' }, "Confirm password doesn't match!"],
      ]
      const form = signUpForm(freshName('wrong'))
      for (const [more, message] of wrong) refuses(await guest.post('/auth/signup', { ...form, ...more }), 400, message)
    },
  },
  {
    rule: 'POST /auth/login · 200 { foundUser, encodedToken }',
    holds: async ({ guest, ada }) => {
      const answer = await guest.post('/auth/login', { username: ada.user.username, password })
      const { foundUser, encodedToken } = succeeds(answer, 200, answers.loggedIn)
      assert.equal(foundUser._id, ada.user._id)
      succeeds(await guest.as(encodedToken).get('/users/bookmark'), 200, answers.bookmarks)
    },
  },
  {
    rule: 'POST /auth/login · 404 for an unknown username',
    holds: async ({ guest }) => {
      const answer = await guest.post('/auth/login', { username: freshName('nobody'), password })
      refuses(answer, 404, 'The username you entered is not Registered. Not Found error')
    },
  },
  {
    rule: 'POST /auth/login · 401 for a wrong password',
    holds: async ({ guest, ben }) => {
      const answer = await guest.post('/auth/login', { username: ben.user.username, password: 'not the password' })
      refuses(answer, 401, 'The credentials you entered are invalid. Unauthorized access error.')
    },
  },
  {
    rule: 'POST /auth/login · 429 with Retry-After after too many wrong passwords',
    holds: async ({ guest }) => {
      const form = signUpForm(freshName('tried'))
      succeeds(await guest.post('/auth/signup', form), 201, answers.signedUp)
      for (let tries = 0; tries < mostLogIns; tries++) {
        const answer = await guest.post('/auth/login', { username: form.username, password: 'not the password' })
        if (answer.status === 401) continue
        refuses(answer, 429, 'Too many attempts, please try again later.')
        assert.match(answer.headers.get('retry-after') ?? 'none', /^\d+$/, 'Retry-After is missing')
        return
      }
      assert.fail(`${mostLogIns} wrong passwords were tried without a limit`)
    },
  },
]
