import { Dialog } from '../../ui/Dialog.tsx'
import css from './ShortcutsHelp.module.css'

const shortcuts = [
  ['?', 'This help'],
  ['/', 'Search'],
  ['n', 'New Tweet'],
  ['j', 'Next Tweet'],
  ['k', 'Previous Tweet'],
  ['Enter', 'Open the Tweet'],
  ['l', 'Like'],
  ['r', 'Reply'],
  ['t', 'Repost or quote'],
  ['b', 'Bookmark'],
  ['s', 'Share'],
  ['u', 'Back'],
  ['.', 'Newest Tweets'],
  ['g h', 'Home'],
  ['g e', 'Explore'],
  ['g n', 'Notifications'],
  ['g p', 'Profile'],
  ['Ctrl Enter', 'Send what you write'],
] as const

export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={css.list}>
        {shortcuts.map(([keys, words]) => (
          <div key={keys}>
            <dt>{words}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
