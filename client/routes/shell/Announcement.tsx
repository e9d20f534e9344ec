import { useSettings } from '../../ui/settings.tsx'
import css from './Announcement.module.css'

export function Announcement() {
  const { announcement } = useSettings()
  return (
    announcement && (
      <p role="note" aria-label="Announcement" dir="auto" data-announcement className={css.line}>
        {announcement}
      </p>
    )
  )
}
