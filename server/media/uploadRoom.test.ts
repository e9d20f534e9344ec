import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { startUpload } from '../testing/media/rawUpload.ts'
import { uploads } from '../testing/media/uploads.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

describe('uploads that come slowly', () => {
  it('do not stop those of other accounts, however many there are', async () => {
    const { alice, bob, carol, dan } = await cast()
    const dripping = [alice, bob, carol].flatMap((who) => Array.from({ length: 4 }, () => startUpload(who)))
    expect(await uploads(dan, await picture())).toMatchObject({ status: 200 })
    expect(await uploads(alice, await picture())).toMatchObject({ status: 200 })
    for (const { leave } of dripping) leave()
  })

  it('are limited in number for one account, which can upload again when they end', async () => {
    const { alice, bob } = await cast()
    const started = Array.from({ length: 17 }, () => startUpload(alice))
    const busy = await Promise.race(started.map(({ answer }) => answer))
    expect(busy).toMatchObject({ status: 503, errors: ['The service is busy, please try again.'] })
    expect(await uploads(bob, await picture())).toMatchObject({ status: 200 })
    for (const { leave } of started) leave()
    const image = await picture()
    let result = await uploads(alice, image)
    while (result.status === 503) result = await uploads(alice, image)
    expect(result).toMatchObject({ status: 200 })
  })
})
