import { Avatar } from '../users/Avatar.tsx'
import { Cropping } from '../media/Cropping.tsx'
import { keepFocusAfter } from '../navigation/keepFocus.ts'
import { PictureUpload } from '../media/PictureUpload.tsx'
import type { PictureUploads } from '../media/usePictureUploads.ts'
import { FittingNote } from '../media/FittingNote.tsx'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { Mark } from '../ui/Mark.tsx'
import css from './Site.module.css'

type Props = {
  logo: string
  upload: PictureUploads['avatar']
  error: string | undefined
  locked: boolean
  onRemove: () => void
}

export function LogoField({ logo, upload, error, locked, onRemove }: Props) {
  const shown = upload.coming?.preview ?? logo
  const wrong = error ?? upload.problem
  return (
    <div className={css.logo}>
      <span id="site-logo">Logo</span>
      <div role="group" aria-labelledby="site-logo" aria-busy={upload.isBusy} className={css.picture}>
        {shown ? <Avatar src={shown} size={96} /> : <Mark size={64} className={css.mark} />}
        <PictureUpload upload={upload} label="Change logo" locked={locked} />
      </div>
      {shown && (
        <Button size="small" kind="outline" disabled={locked} onClick={() => keepFocusAfter(onRemove)}>
          Remove the logo
        </Button>
      )}
      <FormProblem text={wrong} />
      <FittingNote {...upload.fitting} locked={locked} />
      <Cropping upload={upload} title="Crop the logo" shape="round" />
    </div>
  )
}
