import { useSettings } from '../../ui/settings.tsx'
import css from './Announcement.module.css'

/** A line of the site's administrators for everybody. */
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
