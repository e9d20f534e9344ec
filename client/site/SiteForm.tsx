import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import type { EditSiteInput, SignUpMode, VerifiedBy } from '../apollo/schema.generated.ts'
import { useForm } from '../apollo/useForm.ts'
import { siteLimits, siteProblems, storedSite } from '../../server/site/site.rules.ts'
import { useLeaveGuard, useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import sheet from '../ui/ListSheet.module.css'
import { Failure } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { EditSiteDocument, SiteSettingsDocument, type SiteSettingsQuery } from './Site.generated.ts'
import { usePictureUpload } from '../media/usePictureUploads.ts'
import { LogoField } from './LogoField.tsx'
import { SiteNumbers } from './SiteNumbers.tsx'

const signUpModes: { value: SignUpMode; label: string }[] = [
  { value: 'OPEN', label: 'Everybody' },
  { value: 'BY_INVITE', label: 'Who has an invite' },
  { value: 'BY_APPROVAL', label: 'Whom a moderator lets in' },
  { value: 'CLOSED', label: 'Nobody' },
]

const verifiedBys: { value: VerifiedBy; label: string }[] = [
  { value: 'SELF_SERVICE', label: 'Everybody to themselves' },
  { value: 'BY_ADMIN', label: 'Administrators' },
]

/** The API takes any number up to 50, so the present one may not be among the usual. */
function hidingOptions(now: string) {
  const numbers = new Set(['2', '3', '5', '10', '20', '50', ...(now ? [now] : [])])
  const sorted = [...numbers].sort((one, other) => Number(one) - Number(other))
  return [{ value: '', label: 'Never' }, ...sorted.map((value) => ({ value, label: `After ${value} reports` }))]
}

type Values = Record<'name' | 'description' | 'rules' | 'contact' | 'privacy' | 'announcement', string> & {
  signUpMode: SignUpMode
  verifiedBy: VerifiedBy
  hideAfterReports: string
}

type Site = SiteSettingsQuery['site']

export default function SiteForm() {
  const { data, error, refetch } = useQuery(SiteSettingsDocument, { fetchPolicy: 'network-only' })
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <LineSkeletons count={4} />
  return (
    <>
      <SiteNumbers {...data.siteNumbers} />
      <Fields site={data.site} />
    </>
  )
}

function Fields({ site }: { site: Site }) {
  const edit = useEdit()
  const [stored, setStored] = useState<EditSiteInput>(site)
  const [logo, setLogo] = useState(site.logo ?? '')
  const upload = usePictureUpload(logo, setLogo)
  const [isChanged, setChanged] = useState(false)
  const isHeld = isChanged || upload.isWaiting || logo !== (stored.logo ?? '')
  const { form, busy, message, errorOf } = useForm<Values>({
    check: (values) => siteProblems(storedSite(siteIn(values))),
    send: async (values) => {
      const input = changesIn({ ...siteIn(values), logo: logo || null }, stored)
      // Somebody may go on writing while this is stored.
      setChanged(false)
      // Each edit is a row in the log.
      if (Object.keys(input).length > 0)
        await edit(input).catch((error: unknown) => {
          setChanged(true)
          throw error
        })
      setStored({ ...stored, ...input })
      toastSuccess('Saved. People see it from the next page that they load.')
    },
  })
  const hidingAfter = String(site.hideAfterReports ?? '')
  const field = (name: keyof Values) => ({ name, error: errorOf(name) })
  const text = (name: keyof typeof siteLimits) => ({
    ...field(name),
    defaultValue: site[name],
    maxLength: siteLimits[name],
  })
  return (
    <form
      {...form}
      className={sheet.form}
      onChange={(event) => {
        form.onChange(event)
        // The fields for the logo have no name.
        if (event.target.name) setChanged(true)
      }}
    >
      <Leaving isHeld={isHeld} />
      <FormProblem text={message} />
      <LogoField
        logo={logo}
        upload={upload}
        error={errorOf('logo')}
        locked={busy}
        onRemove={() => {
          upload.cancel()
          setLogo('')
        }}
      />
      <TextField label="Name" autoComplete="off" {...text('name')} />
      <TextArea label="What it is, in a few words" rows={2} {...text('description')} />
      <TextArea label="Rules, one on each line" rows={5} {...field('rules')} defaultValue={site.rules.join('\n')} />
      <TextField
        label="Contact"
        autoComplete="off"
        hint="An email address, or how else to reach whoever runs this site"
        {...text('contact')}
      />
      <TextArea label="Privacy: what you store, and why" rows={5} {...text('privacy')} />
      <TextField
        label="Announcement"
        autoComplete="off"
        hint="One line at the top of every page, until you take it away"
        {...text('announcement')}
      />
      <SelectField label="Who can sign up" name="signUpMode" defaultValue={site.signUpMode} options={signUpModes} />
      <SelectField label="Who gives badges" name="verifiedBy" defaultValue={site.verifiedBy} options={verifiedBys} />
      <SelectField
        label="Hide a Tweet until a moderator decides"
        name="hideAfterReports"
        defaultValue={hidingAfter}
        options={hidingOptions(hidingAfter)}
        hint="Only members who joined a week ago or earlier and wrote three Tweets count, one report each."
      />
      <Button type="submit" busy={busy} disabled={upload.isWaiting}>
        Save
      </Button>
    </form>
  )
}

function useEdit() {
  const [edit] = useMutation(EditSiteDocument, {
    // The answer has no id by which the cache could know what it is.
    update: (cache, { data }) =>
      cache.modify({ fields: { site: (now: object) => ({ ...now, ...data?.editSite.site }) } }),
  })
  return (input: EditSiteInput) => edit({ variables: { input } })
}

/** Asks before what was written is lost. */
function Leaving({ isHeld }: { isHeld: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useLeaveGuard(isHeld, (go) => setLeave(() => go))
  useUnloadGuard(isHeld)
  if (!leave) return null
  const stay = () => setLeave(null)
  return (
    <Confirm
      title="Discard changes?"
      text="What you changed about the site is not saved yet."
      action="Discard"
      danger
      onConfirm={() => {
        stay()
        leave()
      }}
      onCancel={stay}
    />
  )
}

const siteIn = ({ rules, hideAfterReports, ...others }: Values) => ({
  ...others,
  rules: rules.split('\n'),
  hideAfterReports: hideAfterReports ? Number(hideAfterReports) : null,
})

/** Sends only changes: another administrator may change other fields meanwhile. */
function changesIn(typed: EditSiteInput, stored: EditSiteInput): EditSiteInput {
  const fields = Object.entries(storedSite(typed))
  return Object.fromEntries(
    fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof EditSiteInput])),
  )
}
