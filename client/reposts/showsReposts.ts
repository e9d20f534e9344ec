import { useState } from 'react'
import { local } from '../ui/storage.ts'

/** `public/start.js` also reads this entry. */
const key = 'reposts'

/** Whether Home shows reposts on this device (by default it does), and a function that stores a choice. */
export function useShowsReposts(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => local.read(key) !== 'off')
  const choose = (wanted: boolean) => {
    local.write(key, wanted ? null : 'off')
    setOn(wanted)
  }
  return [on, choose]
}
