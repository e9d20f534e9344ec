import { avatarSrcSet, mediaAtWidth, mediaSrcSet } from './media.rules.ts'

const upload = '/media/AAAAAAAAAAAAAAAAAAAAAA'

it.each([upload, '/media/seed/loaf', '/media/builtin/avatar-1'])(
  'an image on this server has smaller widths: %s',
  (image) => {
    expect(avatarSrcSet(`${image}.webp`)).toBe(`${image}/96.webp 96w, ${image}/240.webp 240w`)
    expect(mediaSrcSet(`${image}.webp`, 800)).toBe(`${image}/480.webp 480w, ${image}/720.webp 720w, ${image}.webp 800w`)
  },
)

it('an upload on another host for this server has the same widths', () => {
  expect(mediaAtWidth(`https://cdn.example.org${upload}.webp`, 480)).toBe(`https://cdn.example.org${upload}/480.webp`)
})

it.each([
  'https://res.cloudinary.com/x/media/seed/loaf.webp',
  '/media/seed/murmuration.mp4',
  '/media/seed/loaf/480.webp',
  `${upload}/480.webp`,
  `${upload}.mp4`,
  '/media/elsewhere/loaf.webp',
  '%avatar%',
])('any other address has none: %s', (address) => {
  expect([mediaAtWidth(address, 480), mediaSrcSet(address, 800), avatarSrcSet(address)]).toEqual([
    null,
    undefined,
    undefined,
  ])
})
