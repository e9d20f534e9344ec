import { useListDialog } from '../hooks/useListDialog.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import css from './RestrictionSettings.module.css'

const MutedWordsDialog = lazyRoute(() => import('./MutedWordsDialog.tsx'), 'members')
const RestrictedDialog = lazyRoute(() => import('./RestrictedDialog.tsx'), 'members')

export function RestrictionSettings() {
  const { list, close } = useListDialog()
  return (
    <>
      <p className={css.text}>
        Tweets of muted accounts and with muted words leave your lists and notifications. Blocked accounts and you do
        not see each other.
      </p>
      <div className={css.lists}>
        <ButtonLink kind="outline" to="/settings?list=muted">
          Muted accounts
        </ButtonLink>
        <ButtonLink kind="outline" to="/settings?list=words">
          Muted words
        </ButtonLink>
        <ButtonLink kind="outline" to="/settings?list=blocked">
          Blocked accounts
        </ButtonLink>
      </div>
      {list === 'words' && (
        <OverlayPart onMissing={close}>
          <MutedWordsDialog onClose={close} />
        </OverlayPart>
      )}
      {(list === 'muted' || list === 'blocked') && (
        <OverlayPart onMissing={close}>
          <RestrictedDialog kind={list} onClose={close} />
        </OverlayPart>
      )}
    </>
  )
}
