import { spawnSync } from 'node:child_process'

it('refuses options, says where settings stand, and starts nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--help'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(
    'npm start takes no --help. Settings such as PORT=4001 stand before it or in .env: see README.md.\n',
  )
})
