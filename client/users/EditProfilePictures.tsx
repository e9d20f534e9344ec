import { Camera } from 'lucide-react'
import { imageTypes } from '../../server/media/media.rules.ts'
import { useUpload } from '../media/useUpload.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { Avatar } from './Avatar.tsx'
import css from './EditProfileDialog.module.css'
import { presetAvatars } from './presets.ts'

type Pictures = { avatar: string; cover: string }
type Props = { pictures: Pictures; onChange: (changed: Partial<Pictures>) => void }

/** Cover and picture with a button each to upload another, and the gallery of avatars that come with the app. */
export function EditProfilePictures({ pictures, onChange }: Props) {
  const cover = useUpload('profile')
  const avatar = useUpload('profile')
  const take = (part: keyof Pictures, upload: typeof cover) => async (files: File[]) => {
    const uploaded = files[0] && (await upload.start(files[0], 'image'))
    if (uploaded) onChange({ [part]: uploaded.url })
  }
  const accept = imageTypes.join()
  return (
    <>
      <div className={css.cover} aria-busy={cover.progress !== null}>
        {pictures.cover && <img src={pictures.cover} alt="" />}
        <FileButton
          label="Change cover"
          accept={accept}
          className={css.camera ?? ''}
          disabled={cover.progress !== null}
          onFiles={(files) => void take('cover', cover)(files)}
        >
          <Camera size={20} aria-hidden />
        </FileButton>
        <Progress share={cover.progress} />
      </div>
      <div className={css.picture} aria-busy={avatar.progress !== null}>
        <Avatar src={pictures.avatar} size={112} />
        <FileButton
          label="Change avatar"
          accept={accept}
          className={css.camera ?? ''}
          disabled={avatar.progress !== null}
          onFiles={(files) => void take('avatar', avatar)(files)}
        >
          <Camera size={20} aria-hidden />
        </FileButton>
        <Progress share={avatar.progress} />
      </div>
      <fieldset className={css.gallery}>
        <legend>Select an avatar</legend>
        <div className={css.faces}>
          {presetAvatars.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={`Avatar ${index + 1}`}
              aria-pressed={pictures.avatar === url}
              onClick={() => onChange({ avatar: url })}
            >
              <Avatar src={url} size={48} />
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Progress({ share }: { share: number | null }) {
  return share === null ? null : <progress className={css.progress} value={share} aria-label="Upload" />
}
