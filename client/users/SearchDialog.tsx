import { Dialog } from '../ui/Dialog.tsx'
import css from './SearchDialog.module.css'
import { UserSearch } from './UserSearch.tsx'

/** The search where the window has no room for it beside the page. A result takes the dialog's place in the history. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Search" kind="sheet" onClose={onClose}>
      <div className={css.search}>
        <UserSearch replace />
      </div>
    </Dialog>
  )
}
