import { useState } from 'react'
import { local } from './storage.ts'

const key = 'alt-reminder'

/** Whether the composer reminds the user on this device to describe pictures. */
export const remindsOfAlt = () => local.read(key) === 'on'

/** `remindsOfAlt` as a hook, and a function that stores another choice. */
export function useRemindsOfAlt(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(remindsOfAlt)
  const choose = (wanted: boolean) => {
    local.write(key, wanted ? 'on' : null)
    setOn(wanted)
  }
  return [on, choose]
}
