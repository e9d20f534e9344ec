import type { Transaction } from '../db/transaction.ts'
import type { PostRow } from '../posts/post.row.ts'
import { wordKey, wordsOf } from '../posts/words.ts'
import { watchedWords } from '../site/site.ts'
import { CaseModel } from './case.model.ts'
import { openCase } from './cases.open.ts'
import { copyWithQuote } from './keptQuotes.ts'
import { textsIn } from './postTexts.ts'

type Watched = { list: readonly string[]; words: { word: string; key: string }[] }

let made: Watched = { list: [], words: [] }

/** The watched words with their keys, which are computed once for each list. */
function keyed(): Watched['words'] {
  const list = watchedWords()
  if (made.list !== list) made = { list, words: list.flatMap(withKey) }
  return made.words
}

function withKey(word: string): Watched['words'] {
  const key = wordKey(word)
  return key === null ? [] : [{ word, key }]
}

/** Opens a case for a post with watched words, or adds them to it. Call it in the transaction that stores the text. */
export async function watchPost(post: PostRow, { session }: Transaction): Promise<void> {
  const watched = keyed()
  if (watched.length === 0) return
  const texts = textsIn(post).map(wordsOf)
  const words = watched.filter(({ key }) => texts.some((isIn) => isIn(key))).map(({ word }) => word)
  if (words.length === 0) return
  const { _id: subject, authorId: userId } = post
  const open = await CaseModel.findOne({ subject, unresolved: 1 }).session(session).lean()
  if (!open) {
    const kept = await copyWithQuote(post, session)
    await openCase({ subject, userId, postId: subject, kept }, { reportCount: 0, words }, session)
  } else if (!words.every((word) => open.words?.includes(word))) {
    const named = { $addToSet: { words: { $each: words } }, $set: { reportedAt: new Date() } }
    await CaseModel.updateOne({ _id: open._id }, named, { session })
  }
}
