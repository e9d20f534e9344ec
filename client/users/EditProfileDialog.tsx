import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { profileProblems, storedProfile } from '../../server/users/users.rules.ts'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useBackGuard, useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import {
  EditProfileDocument,
  EditProfile_UserFragmentDoc,
  type EditProfile_UserFragment,
} from './EditProfile.generated.ts'
import css from './EditProfileDialog.module.css'
import { EditProfilePictures } from './EditProfilePictures.tsx'
import { changesTo, keepProfileDraft, readProfileDraft, type Profile, type ProfileWords } from './profileDraft.ts'
import { usePictureUploads } from '../media/usePictureUploads.ts'

const fields = [
  { field: TextField, name: 'name', label: 'Name', autoComplete: 'name' },
  { field: TextArea, name: 'bio', label: 'Bio', rows: 3 },
  { field: TextField, name: 'location', label: 'Location' },
  { field: TextField, name: 'website', label: 'Website', inputMode: 'url', autoComplete: 'url' },
] as const

export default function EditProfileDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: EditProfile_UserFragmentDoc,
    fragmentName: 'EditProfile_user',
    from: { __typename: 'User', id: userId },
  })
  return complete ? <EditProfile user={data} onClose={onClose} /> : null
}

function EditProfile({ user, onClose }: { user: EditProfile_UserFragment; onClose: () => void }) {
  const [editProfile] = useMutation(EditProfileDocument)
  // Another device may change the profile meanwhile: only what differs from this is stored.
  const [opened] = useState(user)
  const [initial] = useState<Profile>(() => ({ ...user, ...readProfileDraft(user.username) }))
  const uploads = usePictureUploads({ avatar: initial.avatar, cover: initial.cover })
  const [words, setWords] = useState<ProfileWords>(initial)
  const [asking, setAsking] = useState(false)
  const changes = changesTo(opened, { ...words, ...uploads.pictures })
  useKeptDraft(user.username, changes)
  const send = async () => {
    const input = changesTo(opened, { ...storedProfile(words), ...uploads.pictures })
    await editProfile({ variables: { input } })
    toastSuccess('Profile updated')
    leave()
  }
  const check = (typed: ProfileWords) => profileProblems(storedProfile(typed))
  const { form, busy, message, errorOf } = useForm<ProfileWords>({ check, send })
  const held = Object.keys(changes).length > 0 || uploads.isWaiting
  const release = useBackGuard(held, () => setAsking(true))
  useUnloadGuard(held)

  const leave = () => {
    // The dialog may be gone before another render could do it.
    keepProfileDraft(user.username, {})
    setAsking(false)
    release()
    onClose()
  }
  const save = (
    <Button type="submit" form="edit-profile" size="small" busy={busy} disabled={uploads.isWaiting}>
      {busy ? 'Saving…' : 'Save'}
    </Button>
  )
  return (
    <Dialog title="Edit profile" kind="sheet" action={save} onClose={() => (held ? setAsking(true) : leave())}>
      <EditProfilePictures uploads={uploads} errorOf={errorOf} locked={busy} />
      <form
        id="edit-profile"
        className={css.form}
        {...form}
        onChange={(event) => {
          form.onChange(event)
          setWords(wordsIn(event.currentTarget))
        }}
      >
        <FormProblem text={message} />
        {fields.map(({ field: Field, ...field }) => (
          <Field
            key={field.name}
            {...field}
            defaultValue={initial[field.name]}
            readOnly={busy}
            error={errorOf(field.name)}
          />
        ))}
      </form>
      {asking && (
        <Confirm
          title="Discard changes?"
          text="What you changed in your profile is not saved yet."
          action="Discard"
          danger
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

function wordsIn(form: HTMLFormElement): ProfileWords {
  const data = new FormData(form)
  // FormData ends lines with CRLF, but the API uses LF.
  const text = (name: string) => (data.get(name) as string).replaceAll('\r\n', '\n')
  return { name: text('name'), bio: text('bio'), location: text('location'), website: text('website') }
}

function useKeptDraft(username: string, changes: Partial<Profile>): void {
  const text = JSON.stringify(changes)
  useEffect(() => {
    keepProfileDraft(username, JSON.parse(text) as Partial<Profile>)
  }, [username, text])
}
