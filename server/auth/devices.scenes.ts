import { deviceOf } from './devices.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a user-agent header', () => {
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    [
      'Opera on macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome on iPad', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1'],
    ['curl', 'curl/8.5.0'],
    ['node', 'node'],
  ])('is %s', (device, header) => {
    expect(deviceOf(header)).toBe(device)
  })

  it('is unknown where the header names none', () => {
    for (const header of [undefined, '', 'Mozilla/5.0', '<b>x</b>', '../../etc', `${'x'.repeat(31)}/1`])
      expect({ header, device: deviceOf(header) }).toEqual({ header, device: null })
  })

  it('is looked for in the first 400 characters only', () => {
    expect(deviceOf('Firefox/1'.padStart(400))).toBe('Firefox')
    expect(deviceOf('Firefox/1'.padStart(410))).toBeNull()
  })
})
