import { useApolloClient, useFragment } from '@apollo/client/react'
import { useState } from 'react'
import { completeWebsite, profileProblems } from '../../server/users/users.rules.ts'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import {
  EditProfileDocument,
  EditProfile_UserFragmentDoc,
  type EditProfile_UserFragment,
} from './EditProfile.generated.ts'
import css from './EditProfileDialog.module.css'
import { EditProfilePictures } from './EditProfilePictures.tsx'

const fields = [
  { field: TextField, name: 'name', label: 'Name', autoComplete: 'name' },
  { field: TextArea, name: 'bio', label: 'Bio', rows: 3 },
  { field: TextField, name: 'location', label: 'Location' },
  { field: TextField, name: 'website', label: 'Website', inputMode: 'url', autoComplete: 'url' },
] as const

type Values = Record<(typeof fields)[number]['name'], string>
type Pictures = { avatar: string; cover: string }

/** Changes one's own profile: words, cover and picture. */
export function EditProfileDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: EditProfile_UserFragmentDoc,
    fragmentName: 'EditProfile_user',
    from: { __typename: 'User', id: userId },
  })
  return complete ? <EditProfile user={data} onClose={onClose} /> : null
}

function EditProfile({ user, onClose }: { user: EditProfile_UserFragment; onClose: () => void }) {
  const client = useApolloClient()
  const [pictures, setPictures] = useState<Pictures>({ avatar: user.avatar, cover: user.cover })
  const [edited, setEdited] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const send = async (typed: Values) => {
    await client.mutate({ mutation: EditProfileDocument, variables: { input: { ...asStored(typed), ...pictures } } })
    toastSuccess('Profile updated')
    onClose()
  }
  const check = (typed: Values) => profileProblems(asStored(typed))
  const { form, busy, message, errorOf, clear } = useForm<Values>({ check, send })
  const save = (
    <Button type="submit" form="edit-profile" size="small" busy={busy}>
      {busy ? 'Saving…' : 'Save'}
    </Button>
  )
  return (
    <Dialog title="Edit profile" kind="sheet" action={save} onClose={() => (edited ? setLeaving(true) : onClose())}>
      <EditProfilePictures
        pictures={pictures}
        onChange={(changed) => {
          setEdited(true)
          setPictures((now) => ({ ...now, ...changed }))
        }}
      />
      <form id="edit-profile" className={css.form} onChange={() => setEdited(true)} {...form}>
        {message && (
          <p role="alert" className={css.message}>
            {message}
          </p>
        )}
        {fields.map(({ field: Field, ...field }) => (
          <Field
            key={field.name}
            {...field}
            defaultValue={user[field.name]}
            error={errorOf(field.name)}
            onChange={() => clear(field.name)}
          />
        ))}
      </form>
      {leaving && (
        <Confirm
          title="Discard changes?"
          text="What you changed in your profile is not saved yet."
          action="Discard"
          danger
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

function asStored(typed: Values): Values {
  const { name, bio, location, website } = typed
  return { name: name.trim(), bio: bio.trim(), location: location.trim(), website: completeWebsite(website) }
}
