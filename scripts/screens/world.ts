import { asks } from '../../client/e2e/api.ts'
import { linnet } from '../../client/e2e/linnet.ts'
import { newcomer, type Newcomer } from '../../client/e2e/newcomer.ts'

/** Unusual content besides the seed's: long, right to left, or empty. */
export type World = {
  people: { maren: string; empty: Newcomer; long: Newcomer; arabic: Newcomer; warden: Newcomer }
  posts: { plain: string; thread: string; long: string; images: string; own: string; card: string }
}

const edit = 'mutation ($input: EditProfileInput!) { editProfile(input: $input) { user { id } } }'
const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
const verify = 'mutation ($input: SetVerifiedInput!) { setVerified(input: $input) { user { id } } }'
const report = 'mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }'
const preview = 'query ($url: String!) { linkPreview(url: $url) { title } }'
const newest = `{ posts(first: 60) { edges { node { id replyCount images { url } author { username } } } } }`

type Listed = { id: string; replyCount: number; images: { url: string }[]; author: { username: string } }

export async function makeWorld(): Promise<World> {
  const { posts } = await asks<{ posts: { edges: { node: Listed }[] } }>(newest)
  const listed = posts.edges.map(({ node }) => node)
  const find = (fits: (post: Listed) => boolean) => {
    const found = listed.find(fits)
    if (!found) throw new Error('The seed lacks a kind of post that a screen needs.')
    return found
  }
  const withImages = find(({ images }) => images.length === 2)
  const long = await longPerson(withImages.images.map(({ url }) => url))
  return {
    people: {
      maren: 'maren_holt',
      empty: await newcomer('Robin Quill'),
      long: long.person,
      arabic: await arabicPerson(long.person),
      warden: await warden(long.postId),
    },
    posts: {
      plain: find(({ replyCount, images }) => replyCount === 0 && images.length === 0).id,
      thread: [...listed].sort((a, b) => b.replyCount - a.replyCount)[0]?.id ?? '',
      long: long.postId,
      images: withImages.id,
      card: await postWithCard(),
      own: find(({ author }) => author.username === 'maren_holt').id,
    },
  }
}

/** The address of a page for which the app makes a card. */
export const pageWithCard = () => process.env['SCREENS_PAGE'] ?? ''

async function postWithCard(): Promise<string> {
  const [person, id, cardUrl] = [await newcomer('Fell Walker'), crypto.randomUUID(), pageWithCard()]
  await asks(preview, { url: cardUrl }, person.token)
  await asks(create, { input: { id, content: `Up there last night: ${cardUrl}`, cardUrl } }, person.token)
  return id
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

async function longPerson(images: string[]) {
  const person = await newcomer('Wolfeschlegelsteinhau Longworth')
  const profile = {
    name: 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren',
    bio: `${word} ${word.slice(0, 60)}`,
    location: 'Llanfairpwllgwyngyllgogerychwy',
    website: `https://example.org/${'a-very-long-path/'.repeat(6)}`,
  }
  await asks(edit, { input: profile }, person.token)
  await asks(verify, { input: { kind: 'ORGANIZATION' } }, person.token)
  await person.writes(
    'One\n\nline\n\nat a\n\ntime, with @maren_holt, #longhashtagsthatneverend, https://example.org/a/b?c=d',
  )
  const postId = crypto.randomUUID()
  const links = [{ label: 'A label that is as long as a label may be, or so', url: 'https://example.org/' }]
  const content = `${word.repeat(4).slice(0, 340)} and a word`
  const input = { id: postId, content, images: images.map((url) => ({ url, alt: 'A picture' })), links }
  await asks(create, { input }, person.token)
  await person.answers(postId, `${word} ${word}`)
  return { person, postId }
}

async function warden(postId: string): Promise<Newcomer> {
  const [person, reporter] = [await newcomer('Mo Warden'), await newcomer('Wren Ellery')]
  await linnet('user', 'role', person.username, 'moderator')
  await asks(report, { input: { postId, rule: 'SPAM', note: 'The same link, forty times.' } }, reporter.token)
  return person
}

async function arabicPerson(other: Newcomer): Promise<Newcomer> {
  const person = await newcomer('Amira Qasim')
  const profile = {
    name: 'أميرة بنت عبد الرحمن القاسم',
    bio: 'أكتب عن الطيور والمدن القديمة، وعن كل ما يطير بينهما.',
    location: 'عمّان، الأردن',
    website: 'https://example.org',
  }
  await asks(edit, { input: profile }, person.token)
  await asks(verify, { input: { kind: 'INDIVIDUAL' } }, person.token)
  await person.follows(other)
  const postId = await person.writes(
    'رأيت اليوم طائر التفاحي فوق السطح! غنّى طويلاً، ثم طار نحو @maren_holt قرب https://example.org/طيور',
  )
  await person.answers(postId, 'שלום לכולם, זו תשובה מימין לשמאל עם English באמצע ומספר 42.')
  return person
}
