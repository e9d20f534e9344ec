import { siteMark } from '../../server/pages/settings.rules.ts'
import { Mark } from './Mark.tsx'
import { useSettings } from './settings.tsx'

/** The site's picture, or the usual mark. In the markup made at build time, the server replaces the mark. */
export function SiteMark(props: { size: number; className?: string | undefined }) {
  const { logo } = useSettings()
  return (
    <span data-site-mark="">
      {logo ? <img src={siteMark(logo)} width={props.size} height={props.size} alt="" /> : <Mark {...props} />}
    </span>
  )
}
