import type { ApolloCache } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'
import { useMutation, useQuery } from '@apollo/client/react'
import { messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import { longestWord } from '../../server/posts/words.rules.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { Failure } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { fullTime } from '../ui/times.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  MuteWordDocument,
  type MutedWordLine_WordFragment as MutedWord,
  MutedWordsDocument,
  UnmuteWordDocument,
} from './MutedWords.generated.ts'
import sheet from '../ui/ListSheet.module.css'
import css from './MutedWords.module.css'

const places = [
  { value: 'EVERYWHERE', label: 'Everywhere' },
  { value: 'HOME', label: 'Home and notifications' },
] as const

const durations = [
  { value: 'ALWAYS', label: 'Until I unmute it' },
  { value: 'DAY', label: 'For a day' },
  { value: 'WEEK', label: 'For a week' },
] as const

type Values = { word: string; place: MutedWord['place']; duration: (typeof durations)[number]['value'] }

const lists = new Set(
  'feed posts topPosts postsByHashtag searchPosts bookmarks notifications replies likedPosts quotes'.split(' '),
)

const forgetList: Modifier<unknown> = (known, { fieldName, DELETE }) => (lists.has(fieldName) ? DELETE : known)

/** Stores the words. Loaded lists are asked for again, because they were read with other words. */
function store(cache: ApolloCache, mutedWords: readonly MutedWord[] | undefined): void {
  if (!mutedWords) return
  cache.writeQuery({ query: MutedWordsDocument, data: { mutedWords: [...mutedWords] } })
  for (const id of Object.keys(cache.extract() as object)) cache.modify({ id, fields: forgetList })
}

export default function MutedWordsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(MutedWordsDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <Dialog title="Muted words" kind="sheet" onClose={onClose}>
      <WordForm />
      {data ? (
        <WordList words={data.mutedWords} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={refetch} />
      ) : (
        <LineSkeletons count={2} />
      )}
    </Dialog>
  )
}

function WordForm() {
  const [mute] = useMutation(MuteWordDocument, { update: (cache, { data }) => store(cache, data?.muteWord.mutedWords) })
  const { form, busy, message, errorOf } = useForm<Values>({
    check: ({ word }) => (word.trim() ? [] : [{ field: 'word', message: 'Please enter a word or a #hashtag.' }]),
    send: async (input) => {
      await mute({ variables: { input } })
      toastSuccess(`Muted “${input.word.trim()}”`)
      form.ref.current?.reset()
    },
  })
  return (
    <form {...form} className={sheet.form}>
      <p className={sheet.hint}>
        Tweets of others with a muted word leave Home and your notifications, or every list, and are folded in
        conversations. Their authors cannot know.
      </p>
      <FormProblem text={message} />
      <TextField
        label="Word, phrase or #hashtag"
        name="word"
        autoComplete="off"
        maxLength={longestWord}
        error={errorOf('word')}
      />
      <SelectField label="Where" name="place" defaultValue="EVERYWHERE" options={places} />
      <SelectField label="How long" name="duration" defaultValue="ALWAYS" options={durations} />
      <Button type="submit" busy={busy}>
        Mute
      </Button>
    </form>
  )
}

function WordList({ words }: { words: readonly MutedWord[] }) {
  const [unmute] = useMutation(UnmuteWordDocument, {
    update: (cache, { data }) => store(cache, data?.unmuteWord.mutedWords),
  })
  const { busy, does } = useStep()
  if (words.length === 0) return <p className={sheet.none}>You have muted no words.</p>
  return (
    <ul className={css.words} aria-label="Muted words">
      {words.map(({ word, place, until }) => (
        <li key={word}>
          <div>
            <p className={css.word}>{word}</p>
            <p className={sheet.hint}>
              {places.find(({ value }) => value === place)?.label}
              {until && ` · until ${fullTime(until)}`}
            </p>
          </div>
          <Button
            size="small"
            kind="outline"
            disabled={busy}
            aria-label={`Unmute ${word}`}
            onClick={() => void does(() => unmute({ variables: { word } }), `Unmuted “${word}”`)}
          >
            Unmute
          </Button>
        </li>
      ))}
    </ul>
  )
}
