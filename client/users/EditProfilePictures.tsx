import { FittingNote } from '../media/FittingNote.tsx'
import { Avatar } from './Avatar.tsx'
import { Cover } from './Cover.tsx'
import { Cropping } from '../media/Cropping.tsx'
import css from './EditProfileDialog.module.css'
import { PictureUpload } from '../media/PictureUpload.tsx'
import { presetAvatars } from './presets.ts'
import type { PictureUploads } from '../media/usePictureUploads.ts'

type Props = { uploads: PictureUploads; errorOf: (field: string) => string | undefined; locked: boolean }

export function EditProfilePictures({ uploads, errorOf, locked }: Props) {
  const { pictures, cover, avatar, choose } = uploads
  const shownCover = cover.coming?.preview ?? pictures.cover
  const wrong = errorOf('cover') ?? errorOf('avatar') ?? cover.problem ?? avatar.problem
  return (
    <>
      <div className={css.cover} aria-busy={cover.isBusy}>
        {shownCover && <Cover src={shownCover} />}
        <PictureUpload upload={cover} label="Change cover" locked={locked} />
      </div>
      <div className={css.picture} aria-busy={avatar.isBusy}>
        <Avatar src={avatar.coming?.preview ?? pictures.avatar} size={112} />
        <PictureUpload upload={avatar} label="Change avatar" locked={locked} />
      </div>
      {wrong && (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
      <div className={css.fitting}>
        <FittingNote {...cover.fitting} locked={locked} />
        <FittingNote {...avatar.fitting} locked={locked} />
      </div>
      <Cropping upload={cover} title="Crop the cover" shape="wide" />
      <Cropping upload={avatar} title="Crop the avatar" shape="round" />
      <fieldset className={css.gallery} disabled={locked || avatar.isBusy}>
        <legend>Select an avatar</legend>
        <div className={css.faces}>
          {presetAvatars.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={`Avatar ${index + 1}`}
              aria-pressed={pictures.avatar === url}
              onClick={() => choose(url)}
            >
              <Avatar src={url} size={48} />
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}
