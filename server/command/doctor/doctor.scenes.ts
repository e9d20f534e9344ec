import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import mongoose from 'mongoose'
import { claimId, restoringId } from '../../backup/momentary.ts'
import { parseConfig } from '../../config.ts'
import { MetaModel } from '../../db/meta.model.ts'
import { bundledCommand } from '../../testing/bundle.ts'
import { linnet } from '../../testing/linnet.ts'
import { Buckets } from '../../testing/media/bucket.ts'
import { PurgeHook } from '../../testing/media/purgeHook.ts'
import { testSettings, urlOf, useServer } from '../../testing/testServer.ts'
import { databaseDiagnoses, diskDiagnosis, openDiagnosis } from './database.ts'
import type { Diagnosis } from './diagnosis.ts'
import { mediaDiagnoses } from './media.ts'
import { certificateDiagnosis, publicDiagnoses } from './publicAddress.ts'
import { settingsDiagnoses } from './settings.ts'

useServer()

const statesOf = (diagnoses: readonly Diagnosis[]) =>
  Object.fromEntries(diagnoses.map(({ about, state }) => [about, state]))

let withoutDatabase: ReturnType<typeof linnet>
// It waits ten seconds for MongoDB, in which other scenes run.
beforeAll(() => {
  withoutDatabase = linnet(['doctor'], { settings: { MONGODB_URI: 'mongodb://127.0.0.1:1/linnet' } })
})

const production = { NODE_ENV: 'production', HOST: '127.0.0.1' }

describe('linnet doctor', () => {
  it('finds no problem in a site that is in order', async () => {
    const settings = { ...production, PUBLIC_URL: urlOf('') }
    const { output, problem, code } = await linnet(['--json', 'doctor'], { settings })
    expect({ problem, code }).toEqual({ problem: '', code: 0 })
    const { problems, diagnoses } = JSON.parse(output) as { problems: number; diagnoses: Diagnosis[] }
    expect(problems).toBe(0)
    const usual = ['NODE_ENV', 'secrets', 'HOST', 'TRUST_PROXY', 'MongoDB', 'clock', 'TLS', 'PUBLIC_URL']
    const fine = [...usual, 'size of bodies', 'WebSockets']
    expect(statesOf(diagnoses)).toMatchObject(Object.fromEntries(fine.map((about) => [about, 'ok'])))
    // The MongoDB of the tests lets everybody on this machine in.
    expect(diagnoses.find(({ about }) => about === 'authentication')).toMatchObject({ state: 'warning' })
  })

  it('says what to do, and ends with 1, if the settings or the database hinder a start', async () => {
    const wrong = await linnet(['doctor'], { settings: { PORT: 'many' } })
    expect(wrong).toMatchObject({ problem: '', code: 1 })
    expect(wrong.output).toMatch(/^PROBLEM {2}settings: PORT must be a whole number[^\n]*\n {9}Correct them/)
    const { output, code } = await withoutDatabase
    expect(code).toBe(1)
    expect(output).toMatch(/PROBLEM {2}MongoDB: /)
    expect(output).toMatch(/WARNING {2}NODE_ENV: /)
  })

  it.each([
    ['a limit that there is not', { RATE_LIMITS: 'pots=1/60' }, 'RATE_LIMITS must be'],
    ['a file that is not there', { TRUSTED_DOCUMENTS_FILE: '/nowhere.json' }, 'TRUSTED_DOCUMENTS_FILE /nowhere.json'],
  ])('finds %s, which a start refuses', async (_what, settings, words) => {
    expect(await linnet(['doctor'], { settings })).toMatchObject({
      ...{ problem: '', code: 1, output: expect.stringMatching(new RegExp(`^PROBLEM {2}settings: ${words}`)) },
    })
  })

  it.each([
    ['a restore that was interrupted', { _id: restoringId }, 'A restore of this database did not come to its end'],
    ['data of a newer release', { _id: 'schema', oldestReader: 9_999, release: '9.0.0' }, 'Linnet 9.0.0 changed this'],
  ])('finds %s, on which no server starts', async (_what, note, words) => {
    const elsewhere = mongoose.connection.useDb(`${mongoose.connection.name}-doctor`)
    await elsewhere.collection<{ _id: string }>('meta').insertOne({ ...note })
    const { output, code } = await linnet(['doctor'], { database: elsewhere.name })
    await elsewhere.dropDatabase()
    expect({ output, code }).toEqual({ output: expect.stringContaining(`PROBLEM  data: ${words}`), code: 1 })
  })
})

describe('the doctor', () => {
  it('notices a proxy that refuses large uploads and WebSockets, and an address without TLS', async () => {
    const proxy = createServer((request, response) => {
      request.resume()
      if (request.url === '/media/upload') response.statusCode = 413
      response.end('{"status":"alive"}')
    })
    proxy.on('upgrade', (_request, socket) => socket.destroy())
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const plain = await publicDiagnoses(`http://${host}`)
    expect(statesOf(plain)).toEqual({
      ...{ TLS: 'ok', PUBLIC_URL: 'ok' },
      ...{ 'size of bodies': 'problem', WebSockets: 'problem' },
    })
    expect(statesOf(await publicDiagnoses(`https://${host}`))).toEqual({ TLS: 'problem', PUBLIC_URL: 'problem' })
    proxy.close()
  })

  it.each([
    ['a proxy that is not trusted', { PUBLIC_URL: 'https://a.example.org' }, { TRUST_PROXY: 'problem' }],
    [
      'a way around the proxy',
      { PUBLIC_URL: 'https://a.example.org', TRUST_PROXY: '1', HOST: '0.0.0.0' },
      { TRUST_PROXY: 'ok', HOST: 'warning' },
    ],
    ['a trusted proxy that is not there', { TRUST_PROXY: '1' }, { TRUST_PROXY: 'warning' }],
    ['public passwords', { NODE_ENV: 'development', HOST: '::' }, { DEMO_ACCOUNTS: 'problem', NODE_ENV: 'warning' }],
    ['a secret that can be guessed', { JWT_SECRET: 'secret'.repeat(6) }, { JWT_SECRET: 'problem' }],
    ['a missing key', { SECRETS_KEY: '' }, { SECRETS_KEY: 'warning' }],
    ['a mistyped setting', { PUBLIC_ULR: 'https://a.example.org' }, { 'names of settings': 'warning' }],
    ['no public address', {}, { PUBLIC_URL: 'warning', HOST: 'ok', secrets: 'ok' }],
  ])('notices %s', (_what, changed, expected) => {
    const env = { ...testSettings, ...production, ...changed }
    expect(statesOf(settingsDiagnoses(env, parseConfig(env)))).toMatchObject(expected)
  })

  it('puts a file into the bucket for uploads, and tells whether others can read it', async () => {
    const buckets = new Buckets()
    const settings = { ...testSettings, ...(await buckets.start('uploads')) }
    const look = async (changed = {}) => statesOf(await mediaDiagnoses(parseConfig({ ...settings, ...changed })))
    expect(await look()).toEqual({ media: 'ok' })
    expect(await look({ MEDIA_STORE: 's3://another' })).toEqual({ media: 'problem' })
    expect(await look({ AWS_ACCESS_KEY_ID: 'nobody' })).toEqual({ media: 'problem' })
    buckets.isPublic = true
    expect(await look()).toEqual({ media: 'problem' })
    expect(await look({ MEDIA_STORE: 'mongodb' })).toEqual({})
    expect(await buckets.files('uploads')).toEqual([])
    await buckets.stop()
  })

  it('tells the hook of the CDN to forget something, and whether it did', async () => {
    const hook = new PurgeHook()
    const config = parseConfig({ ...testSettings, ...(await hook.start()) })
    expect(statesOf(await mediaDiagnoses(config))).toEqual({ MEDIA_PURGE_URL: 'ok' })
    hook.status = 401
    expect(statesOf(await mediaDiagnoses(config))).toEqual({ MEDIA_PURGE_URL: 'problem' })
    hook.stop()
  })

  it.each([
    ['warning', 'mongodb://mongodb:27017/linnet?replicaSet=rs0'],
    ['warning', 'mongodb://localhost/linnet'],
    ['problem', 'mongodb://db.example.org:27017/linnet'],
    ['problem', 'mongodb://10.0.0.7/linnet'],
    ['problem', 'mongodb://mongodb,db.example.org/linnet'],
    ['problem', 'mongodb+srv://db.example.org/linnet'],
  ])('has a %s about %s if it lets in everybody', (state, uri) => expect(openDiagnosis(uri).state).toBe(state))

  it('warns while the scheduled backups are missing or late', async () => {
    const state = async (settings = {}) =>
      statesOf(await databaseDiagnoses(parseConfig({ ...testSettings, ...settings })))['backups']
    expect(await state()).toBeUndefined()
    const daily = { BACKUP_DIR: '/backups' }
    expect(await state(daily)).toBe('warning')
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const note = { at: hoursAgo(0), done: false, doneAt: hoursAgo(48) }
    await MetaModel.create({ _id: claimId, ...note })
    expect(await state(daily)).toBe('warning')
    expect(await state({ ...daily, BACKUP_HOURS: '48' })).toBe('ok')
  })

  it('warns before the disk is full and before a certificate ends', () => {
    const bounds = { leastFreeShare: 0.1, mostStored: null }
    const states = [85, 95, 50].map(
      (fsUsedSize) => diskDiagnosis({ totalSize: 1, fsTotalSize: 100, fsUsedSize }, bounds).state,
    )
    expect(states).toEqual(['warning', 'problem', 'ok'])
    expect(diskDiagnosis({ totalSize: 1 }, bounds).state).toBe('warning')
    const at = (day: string) => certificateDiagnosis(new Date(`${day}T00:00Z`), new Date('2027-01-01T00:00Z')).state
    expect([at('2027-03-01'), at('2027-01-10')]).toEqual(['ok', 'warning'])
  })
})

describe('linnet serve', () => {
  it('runs the server until it is told to stop, and names a setting that was probably meant', async () => {
    const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
    uri.pathname = '/linnet-serve-test'
    const settings = { ...testSettings, NODE_OPTIONS: '', MONGODB_URI: uri.href, SEED: 'false', PORT: '0', WORKER: '2' }
    const server = spawn(process.execPath, [bundledCommand, 'serve'], { env: { ...process.env, ...settings } })
    const said: string[] = []
    for await (const line of createInterface(server.stdout)) {
      said.push(line)
      if (line.startsWith('Ready on ')) break
    }
    expect(said[0]).toBe('WORKER is no setting and has no effect. Did you mean WORKERS?')
    const { status } = await fetch(`${said.at(-1)?.replace('Ready on ', '')}/healthz`)
    expect(status).toBe(200)
    server.kill('SIGTERM')
    expect(await once(server, 'close')).toEqual([0, null])
  })
})
