import { Dialog } from '../ui/Dialog.tsx'
import css from './SearchDialog.module.css'
import UserSearch from './UserSearch.tsx'

/** The search for windows without room for it beside the page. A result replaces the dialog in the history. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Search" kind="sheet" onClose={onClose}>
      <div className={css.search}>
        <UserSearch replace />
      </div>
    </Dialog>
  )
}
