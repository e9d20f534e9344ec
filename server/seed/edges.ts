import type { PersonName } from './users.ts'
import type { PostName } from './posts.ts'

type ByPost = Partial<Record<PostName, PersonName[]>>

/** Tomás follows nobody, the radio station nearly everybody. */
export const follows: Record<PersonName, PersonName[]> = {
  maren_holt: ['quayside_fm', 'foxglovebooks', 'samir_routes', 'anouk_pedals'],
  tomas_bakes: [],
  samir_routes: ['maren_holt', 'tomas_bakes', 'yuki_parallax'],
  foxglovebooks: ['quayside_fm', 'ms_okafor', 'maren_holt', 'samir_routes'],
  ms_okafor: ['maren_holt', 'foxglovebooks', 'yuki_parallax', 'quayside_fm', 'samir_routes'],
  yuki_parallax: ['ms_okafor', 'maren_holt'],
  anouk_pedals: ['tomas_bakes', 'maren_holt', 'yuki_parallax'],
  quayside_fm: ['maren_holt', 'foxglovebooks', 'ms_okafor', 'yuki_parallax', 'anouk_pedals', 'tomas_bakes'],
}

export const likes: ByPost = {
  'shop-cat': ['maren_holt', 'quayside_fm'],
  'rare-pipit': ['anouk_pedals', 'quayside_fm', 'ms_okafor'],
  'hedge-good': ['anouk_pedals', 'quayside_fm', 'yuki_parallax'],
  'oven-two': ['quayside_fm'],
  'oven-baking': ['samir_routes', 'anouk_pedals', 'quayside_fm'],
  'request-hour': ['foxglovebooks', 'maren_holt'],
  'linnet-request': ['quayside_fm', 'foxglovebooks'],
  saturn: ['ms_okafor', 'quayside_fm', 'anouk_pedals'],
  waffle: ['tomas_bakes', 'maren_holt', 'quayside_fm'],
  'greetings-from-amman': ['maren_holt', 'foxglovebooks', 'tomas_bakes'],
  'touch-nothing': ['samir_routes'],
  murmuration: [
    'quayside_fm',
    'foxglovebooks',
    'ms_okafor',
    'yuki_parallax',
    'anouk_pedals',
    'samir_routes',
    'tomas_bakes',
  ],
  'late-opening': ['quayside_fm', 'ms_okafor', 'maren_holt'],
  'moon-flag': ['yuki_parallax', 'foxglovebooks', 'quayside_fm', 'maren_holt'],
  'flag-rod': ['ms_okafor', 'samir_routes', 'quayside_fm'],
  'flag-lonely': ['yuki_parallax', 'foxglovebooks'],
  'flag-view': ['ms_okafor', 'maren_holt', 'foxglovebooks', 'quayside_fm', 'anouk_pedals'],
  'loaf-and-natas': ['anouk_pedals', 'samir_routes', 'quayside_fm', 'foxglovebooks', 'maren_holt'],
  'avian-carriers': ['maren_holt', 'ms_okafor', 'foxglovebooks', 'yuki_parallax'],
  'avian-latency': ['samir_routes', 'ms_okafor'],
  'avian-lost': ['samir_routes', 'foxglovebooks', 'ms_okafor', 'quayside_fm'],
  'avian-wall': ['maren_holt'],
  'linnet-on-the-wire': ['quayside_fm', 'foxglovebooks', 'samir_routes', 'yuki_parallax', 'ms_okafor'],
  'paper-rockets': ['yuki_parallax', 'maren_holt', 'quayside_fm', 'foxglovebooks', 'samir_routes', 'anouk_pedals'],
  canal: ['tomas_bakes', 'maren_holt', 'quayside_fm', 'yuki_parallax'],
  'star-trails': ['ms_okafor', 'samir_routes', 'anouk_pedals', 'quayside_fm', 'maren_holt'],
  'books-by-colour': ['quayside_fm', 'ms_okafor', 'maren_holt', 'tomas_bakes', 'yuki_parallax'],
  'bike-stands': ['samir_routes', 'quayside_fm'],
  'jupiter-and-moon': ['ms_okafor', 'quayside_fm', 'samir_routes'],
  'staying-put': ['anouk_pedals', 'ms_okafor'],
  'quiet-pupil': [
    'foxglovebooks',
    'yuki_parallax',
    'maren_holt',
    'quayside_fm',
    'samir_routes',
    'tomas_bakes',
    'anouk_pedals',
  ],
  'pao-quente': ['foxglovebooks', 'anouk_pedals'],
  'observing-plan': ['ms_okafor'],
  'fog-report': ['maren_holt', 'foxglovebooks'],
  'mesh-map': ['quayside_fm', 'foxglovebooks', 'maren_holt', 'yuki_parallax'],
  'names-ran-out': ['quayside_fm', 'maren_holt', 'yuki_parallax'],
  'blue-cover': ['ms_okafor', 'maren_holt', 'samir_routes'],
  'stolen-scone': ['foxglovebooks', 'quayside_fm', 'anouk_pedals', 'ms_okafor', 'tomas_bakes'],
  'ten-years-on-air': ['maren_holt', 'foxglovebooks', 'ms_okafor'],
  'starter-birthday': ['samir_routes', 'anouk_pedals'],
  'pencil-count': ['foxglovebooks', 'maren_holt'],
  'it-was-dns': ['yuki_parallax', 'quayside_fm', 'foxglovebooks'],
  'mug-shortage': ['foxglovebooks', 'maren_holt'],
  'spare-tube': ['tomas_bakes', 'maren_holt', 'yuki_parallax'],
  'cable-labels': ['yuki_parallax', 'quayside_fm', 'ms_okafor'],
  'owl-pellet': ['ms_okafor', 'foxglovebooks'],
  'long-division': ['samir_routes', 'foxglovebooks', 'yuki_parallax'],
  'meteor-count': ['ms_okafor', 'maren_holt'],
  'left-in-books': ['ms_okafor', 'quayside_fm', 'maren_holt', 'samir_routes'],
  'swift-watch': ['quayside_fm', 'anouk_pedals', 'foxglovebooks'],
  'ping-grandmother': ['anouk_pedals', 'tomas_bakes', 'maren_holt', 'ms_okafor', 'foxglovebooks'],
  'first-light': ['ms_okafor'],
  'burnt-batch': ['anouk_pedals', 'samir_routes'],
}

export const reposts: ByPost = {
  murmuration: ['foxglovebooks'],
  'moon-flag': ['yuki_parallax', 'quayside_fm'],
  'spare-tube': ['tomas_bakes'],
}

export const dislikes: ByPost = {
  'oven-restart': ['tomas_bakes'],
  'fog-report': ['anouk_pedals'],
  'observing-plan': ['yuki_parallax'],
  'late-opening': ['samir_routes'],
}

export const bookmarks: Record<PersonName, PostName[]> = {
  maren_holt: ['avian-carriers', 'late-opening', 'mesh-map', 'star-trails'],
  tomas_bakes: ['waffle'],
  samir_routes: ['avian-lost', 'pao-quente', 'star-trails', 'stolen-scone'],
  foxglovebooks: ['blue-cover', 'quiet-pupil', 'touch-nothing', 'request-hour'],
  ms_okafor: ['avian-carriers', 'flag-rod', 'jupiter-and-moon', 'linnet-on-the-wire', 'staying-put'],
  yuki_parallax: ['moon-flag', 'murmuration'],
  anouk_pedals: ['names-ran-out', 'loaf-and-natas'],
  quayside_fm: ['linnet-request', 'moon-flag', 'stolen-scone', 'murmuration', 'late-opening'],
}
