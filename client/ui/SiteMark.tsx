import { siteMark } from '../../server/pages/settings.rules.ts'
import { Mark } from './Mark.tsx'
import { useSettings } from './settings.tsx'

/** The picture of the site, or the usual mark. In the shells the server puts the one in place of the other. */
export function SiteMark(props: { size: number; className?: string }) {
  const { logo } = useSettings()
  return (
    <span data-site-mark="">
      {logo ? <img src={siteMark(logo)} width={props.size} height={props.size} alt="" /> : <Mark {...props} />}
    </span>
  )
}
